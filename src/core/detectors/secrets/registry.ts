import type { DetectorDefinition } from '../define-detector.ts'
import { onePasswordSecretKey } from './1password-secret-key.ts'
import { onePasswordServiceAccountToken } from './1password-service-account-token.ts'
import { adafruitApiKey } from './adafruit-api-key.ts'
import { adobeClientId } from './adobe-client-id.ts'
import { adobeClientSecret } from './adobe-client-secret.ts'
import { ageSecretKey } from './age-secret-key.ts'
import { airbrakeProjectKey } from './airbrake-project-key.ts'
import { airtableApiKey } from './airtable-api-key.ts'
import { airtablePersonalAccessToken } from './airtable-personal-access-token.ts'
import { alchemyApiKey } from './alchemy-api-key.ts'
import { algoliaApiKey } from './algolia-api-key.ts'
import { alibabaAccessKeyId } from './alibaba-access-key-id.ts'
import { alibabaSecretKey } from './alibaba-secret-key.ts'
import { amplitudeKey } from './amplitude-key.ts'
import { anthropicAdminApiKey } from './anthropic-admin-api-key.ts'
import { anthropicApiKey } from './anthropic-api-key.ts'
import { anthropicOauthToken } from './anthropic-oauth-token.ts'
import { artifactoryApiKey } from './artifactory-api-key.ts'
import { artifactoryReferenceToken } from './artifactory-reference-token.ts'
import { asanaClientId } from './asana-client-id.ts'
import { asanaClientSecret } from './asana-client-secret.ts'
import { asanaPersonalAccessToken } from './asana-personal-access-token.ts'
import { assemblyaiApiKey } from './assemblyai-api-key.ts'
import { atlassianApiToken } from './atlassian-api-token.ts'
import { atlassianLegacyApiToken } from './atlassian-legacy-api-token.ts'
import { auth0ClientSecret } from './auth0-client-secret.ts'
import { authorizationHeader } from './authorization-header.ts'
import { authressServiceClientAccessKey } from './authress-service-client-access-key.ts'
import { awsAccessKey } from './aws-access-key.ts'
import { awsBedrockApiKey } from './aws-bedrock-api-key.ts'
import { awsBedrockShortLivedApiKey } from './aws-bedrock-short-lived-api-key.ts'
import { awsMwsAuthToken } from './aws-mws-auth-token.ts'
import { awsSecretAccessKey } from './aws-secret-access-key.ts'
import { awsSessionToken } from './aws-session-token.ts'
import { azureAdClientSecret } from './azure-ad-client-secret.ts'
import { azureDevopsPersonalAccessToken } from './azure-devops-personal-access-token.ts'
import { azureOpenaiKey } from './azure-openai-key.ts'
import { azureSasSignature } from './azure-sas-signature.ts'
import { azureStorageAccountKey } from './azure-storage-account-key.ts'
import { beamerApiToken } from './beamer-api-token.ts'
import { binanceKey } from './binance-key.ts'
import { bitbucketAppPassword } from './bitbucket-app-password.ts'
import { bitbucketClientId } from './bitbucket-client-id.ts'
import { bitbucketClientSecret } from './bitbucket-client-secret.ts'
import { bittrexKey } from './bittrex-key.ts'
import { braintreeAccessToken } from './braintree-access-token.ts'
import { brevoApiToken } from './brevo-api-token.ts'
import { bugsnagApiKey } from './bugsnag-api-key.ts'
import { buildkiteToken } from './buildkite-token.ts'
import { circleciToken } from './circleci-token.ts'
import { ciscoMerakiApiKey } from './cisco-meraki-api-key.ts'
import { clickhouseCloudApiSecretKey } from './clickhouse-cloud-api-secret-key.ts'
import { clickupToken } from './clickup-token.ts'
import { clojarsApiToken } from './clojars-api-token.ts'
import { cloudflareApiKey } from './cloudflare-api-key.ts'
import { cloudflareGlobalApiKey } from './cloudflare-global-api-key.ts'
import { cloudflareOriginCaKey } from './cloudflare-origin-ca-key.ts'
import { cloudinaryUrl } from './cloudinary-url.ts'
import { codecovAccessToken } from './codecov-access-token.ts'
import { codecovUploadToken } from './codecov-upload-token.ts'
import { cohereApiToken } from './cohere-api-token.ts'
import { coinbaseAccessToken } from './coinbase-access-token.ts'
import { confluentAccessToken } from './confluent-access-token.ts'
import { confluentSecretKey } from './confluent-secret-key.ts'
import { connectionStringPassword } from './connection-string-password.ts'
import { consulToken } from './consul-token.ts'
import { contentfulDeliveryApiToken } from './contentful-delivery-api-token.ts'
import { contentfulPersonalAccessToken } from './contentful-personal-access-token.ts'
import { cratesIoToken } from './crates-io-token.ts'
import { curlAuthHeader } from './curl-auth-header.ts'
import { curlAuthUser } from './curl-auth-user.ts'
import { databricksApiToken } from './databricks-api-token.ts'
import { datadogAccessToken } from './datadog-access-token.ts'
import { datadogApiKey } from './datadog-api-key.ts'
import { deepgramApiKey } from './deepgram-api-key.ts'
import { deepseekApiKey } from './deepseek-api-key.ts'
import { definedNetworkingApiToken } from './defined-networking-api-token.ts'
import { digitaloceanToken } from './digitalocean-token.ts'
import { discordApiToken } from './discord-api-token.ts'
import { discordBotToken } from './discord-bot-token.ts'
import { discordClientId } from './discord-client-id.ts'
import { discordClientSecret } from './discord-client-secret.ts'
import { discordWebhook } from './discord-webhook.ts'
import { djangoSecretKey } from './django-secret-key.ts'
import { dockerAccessToken } from './docker-access-token.ts'
import { dockerConfigAuth } from './docker-config-auth.ts'
import { dopplerApiToken } from './doppler-api-token.ts'
import { droneciAccessToken } from './droneci-access-token.ts'
import { dropboxApiToken } from './dropbox-api-token.ts'
import { dropboxLongLivedApiToken } from './dropbox-long-lived-api-token.ts'
import { dropboxShortLivedApiToken } from './dropbox-short-lived-api-token.ts'
import { duffelApiToken } from './duffel-api-token.ts'
import { dynatraceApiToken } from './dynatrace-api-token.ts'
import { easypostApiToken } from './easypost-api-token.ts'
import { elevenlabsApiKey } from './elevenlabs-api-key.ts'
import { ethereumPrivateKey } from './ethereum-private-key.ts'
import { etherscanApiKey } from './etherscan-api-key.ts'
import { etsyAccessToken } from './etsy-access-token.ts'
import { facebookAccessToken } from './facebook-access-token.ts'
import { facebookPageAccessToken } from './facebook-page-access-token.ts'
import { facebookSecret } from './facebook-secret.ts'
import { fastlyApiToken } from './fastly-api-token.ts'
import { figmaAccessToken } from './figma-access-token.ts'
import { finicityApiToken } from './finicity-api-token.ts'
import { finicityClientSecret } from './finicity-client-secret.ts'
import { finnhubAccessToken } from './finnhub-access-token.ts'
import { firebaseServerKey } from './firebase-server-key.ts'
import { firecrawlApiKey } from './firecrawl-api-key.ts'
import { fireworksApiKey } from './fireworks-api-key.ts'
import { flickrAccessToken } from './flickr-access-token.ts'
import { flutterwaveEncryptionKey } from './flutterwave-encryption-key.ts'
import { flutterwavePublicKey } from './flutterwave-public-key.ts'
import { flutterwaveSecretKey } from './flutterwave-secret-key.ts'
import { flyioAccessToken } from './flyio-access-token.ts'
import { frameioApiToken } from './frameio-api-token.ts'
import { freemiusSecretKey } from './freemius-secret-key.ts'
import { freshbooksAccessToken } from './freshbooks-access-token.ts'
import { gcpApiKey } from './gcp-api-key.ts'
import { gcpOauthAccessToken } from './gcp-oauth-access-token.ts'
import { gcpOauthClientSecret } from './gcp-oauth-client-secret.ts'
import { gcpOauthRefreshToken } from './gcp-oauth-refresh-token.ts'
import { gcpServiceAccountKeyId } from './gcp-service-account-key-id.ts'
import { genericApiKey } from './generic-api-key.ts'
import { giteaToken } from './gitea-token.ts'
import { githubFineGrainedToken } from './github-fine-grained-token.ts'
import { githubToken } from './github-token.ts'
import { gitlabCicdJobToken } from './gitlab-cicd-job-token.ts'
import { gitlabDeployToken } from './gitlab-deploy-token.ts'
import { gitlabFeatureFlagClientToken } from './gitlab-feature-flag-client-token.ts'
import { gitlabFeedToken } from './gitlab-feed-token.ts'
import { gitlabIncomingMailToken } from './gitlab-incoming-mail-token.ts'
import { gitlabKubernetesAgentToken } from './gitlab-kubernetes-agent-token.ts'
import { gitlabOauthAppSecret } from './gitlab-oauth-app-secret.ts'
import { gitlabPersonalAccessToken } from './gitlab-personal-access-token.ts'
import { gitlabPipelineTriggerToken } from './gitlab-pipeline-trigger-token.ts'
import { gitlabRunnerAuthenticationToken } from './gitlab-runner-authentication-token.ts'
import { gitlabRunnerRegistrationToken } from './gitlab-runner-registration-token.ts'
import { gitlabScimToken } from './gitlab-scim-token.ts'
import { gitlabSessionCookie } from './gitlab-session-cookie.ts'
import { gitterAccessToken } from './gitter-access-token.ts'
import { gocardlessApiToken } from './gocardless-api-token.ts'
import { grafanaApiKey } from './grafana-api-key.ts'
import { grafanaCloudApiToken } from './grafana-cloud-api-token.ts'
import { grafanaServiceAccountToken } from './grafana-service-account-token.ts'
import { groqApiKey } from './groq-api-key.ts'
import { harnessApiKey } from './harness-api-key.ts'
import { hashicorpTfApiToken } from './hashicorp-tf-api-token.ts'
import { hashicorpTfPassword } from './hashicorp-tf-password.ts'
import { herokuApiKey } from './heroku-api-key.ts'
import { herokuApiKeyV2 } from './heroku-api-key-v2.ts'
import { hetznerToken } from './hetzner-token.ts'
import { honeycombApiKey } from './honeycomb-api-key.ts'
import { hubspotApiKey } from './hubspot-api-key.ts'
import { hubspotPrivateAppToken } from './hubspot-private-app-token.ts'
import { huggingfaceAccessToken } from './huggingface-access-token.ts'
import { huggingfaceOrganizationApiToken } from './huggingface-organization-api-token.ts'
import { iftttWebhookKey } from './ifttt-webhook-key.ts'
import { infisicalServiceToken } from './infisical-service-token.ts'
import { infracostApiToken } from './infracost-api-token.ts'
import { infuraKey } from './infura-key.ts'
import { intercomApiKey } from './intercom-api-key.ts'
import { intra42ClientSecret } from './intra42-client-secret.ts'
import { jenkinsApiToken } from './jenkins-api-token.ts'
import { jfrogApiKey } from './jfrog-api-key.ts'
import { jfrogIdentityToken } from './jfrog-identity-token.ts'
import { jinaApiKey } from './jina-api-key.ts'
import { jwt } from './jwt.ts'
import { jwtBase64 } from './jwt-base64.ts'
import { krakenAccessToken } from './kraken-access-token.ts'
import { kubeconfigClientKey } from './kubeconfig-client-key.ts'
import { kubernetesSecretDump } from './kubernetes-secret-dump.ts'
import { kubernetesSecretYaml } from './kubernetes-secret-yaml.ts'
import { kucoinAccessToken } from './kucoin-access-token.ts'
import { kucoinSecretKey } from './kucoin-secret-key.ts'
import { langsmithApiKey } from './langsmith-api-key.ts'
import { laravelAppKey } from './laravel-app-key.ts'
import { launchdarklyAccessToken } from './launchdarkly-access-token.ts'
import { launchdarklySdkKey } from './launchdarkly-sdk-key.ts'
import { linearApiKey } from './linear-api-key.ts'
import { linearClientSecret } from './linear-client-secret.ts'
import { linkedinClientId } from './linkedin-client-id.ts'
import { linkedinClientSecret } from './linkedin-client-secret.ts'
import { linodeToken } from './linode-token.ts'
import { lobApiKey } from './lob-api-key.ts'
import { lobPubApiKey } from './lob-pub-api-key.ts'
import { logglyToken } from './loggly-token.ts'
import { logzioToken } from './logzio-token.ts'
import { lookerClientId } from './looker-client-id.ts'
import { lookerClientSecret } from './looker-client-secret.ts'
import { mailchimpApiKey } from './mailchimp-api-key.ts'
import { mailgunPrivateApiToken } from './mailgun-private-api-token.ts'
import { mailgunPubKey } from './mailgun-pub-key.ts'
import { mailgunSigningKey } from './mailgun-signing-key.ts'
import { mailjetKey } from './mailjet-key.ts'
import { mandrillApiKey } from './mandrill-api-key.ts'
import { mapboxApiToken } from './mapbox-api-token.ts'
import { mattermostAccessToken } from './mattermost-access-token.ts'
import { maxmindLicenseKey } from './maxmind-license-key.ts'
import { messagebirdApiToken } from './messagebird-api-token.ts'
import { messagebirdClientId } from './messagebird-client-id.ts'
import { microsoftTeamsWebhook } from './microsoft-teams-webhook.ts'
import { mistralApiKey } from './mistral-api-key.ts'
import { mixpanelToken } from './mixpanel-token.ts'
import { neonApiKey } from './neon-api-key.ts'
import { netlifyAccessToken } from './netlify-access-token.ts'
import { netlifyPersonalAccessToken } from './netlify-personal-access-token.ts'
import { netrcPassword } from './netrc-password.ts'
import { newRelicBrowserApiToken } from './new-relic-browser-api-token.ts'
import { newRelicInsertKey } from './new-relic-insert-key.ts'
import { newRelicLicenseKey } from './new-relic-license-key.ts'
import { newRelicUserApiId } from './new-relic-user-api-id.ts'
import { newRelicUserApiKey } from './new-relic-user-api-key.ts'
import { ngrokAuthToken } from './ngrok-auth-token.ts'
import { nomadToken } from './nomad-token.ts'
import { notionApiToken } from './notion-api-token.ts'
import { notionInternalIntegrationSecret } from './notion-internal-integration-secret.ts'
import { npmAccessToken } from './npm-access-token.ts'
import { npmrcAuth } from './npmrc-auth.ts'
import { nugetApiKey } from './nuget-api-key.ts'
import { nugetConfigPassword } from './nuget-config-password.ts'
import { nvidiaApiKey } from './nvidia-api-key.ts'
import { nytimesAccessToken } from './nytimes-access-token.ts'
import { octopusDeployApiKey } from './octopus-deploy-api-key.ts'
import { oktaAccessToken } from './okta-access-token.ts'
import { onfidoApiToken } from './onfido-api-token.ts'
import { openaiApiKey } from './openai-api-key.ts'
import { openrouterApiKey } from './openrouter-api-key.ts'
import { openshiftUserToken } from './openshift-user-token.ts'
import { openweathermapKey } from './openweathermap-key.ts'
import { opsgenieApiKey } from './opsgenie-api-key.ts'
import { pagerdutyApiKey } from './pagerduty-api-key.ts'
import { passwordAssignment } from './password-assignment.ts'
import { paypalClientSecret } from './paypal-client-secret.ts'
import { perplexityApiKey } from './perplexity-api-key.ts'
import { pineconeApiKey } from './pinecone-api-key.ts'
import { plaidApiToken } from './plaid-api-token.ts'
import { plaidClientId } from './plaid-client-id.ts'
import { plaidSecretKey } from './plaid-secret-key.ts'
import { planetscaleApiToken } from './planetscale-api-token.ts'
import { planetscaleOauthToken } from './planetscale-oauth-token.ts'
import { planetscalePassword } from './planetscale-password.ts'
import { plivoAuthId } from './plivo-auth-id.ts'
import { posthogApiKey } from './posthog-api-key.ts'
import { postmanApiToken } from './postman-api-token.ts'
import { postmarkServerToken } from './postmark-server-token.ts'
import { prefectApiToken } from './prefect-api-token.ts'
import { privateKey } from './private-key.ts'
import { privateaiApiToken } from './privateai-api-token.ts'
import { pulumiApiToken } from './pulumi-api-token.ts'
import { puttyPrivateKey } from './putty-private-key.ts'
import { pypiUploadToken } from './pypi-upload-token.ts'
import { railsMasterKey } from './rails-master-key.ts'
import { railsSecretKeyBase } from './rails-secret-key-base.ts'
import { railwayToken } from './railway-token.ts'
import { rapidapiAccessToken } from './rapidapi-access-token.ts'
import { razorpayKey } from './razorpay-key.ts'
import { readmeApiToken } from './readme-api-token.ts'
import { renderApiKey } from './render-api-key.ts'
import { replicateApiToken } from './replicate-api-token.ts'
import { resendApiKey } from './resend-api-key.ts'
import { rollbarAccessToken } from './rollbar-access-token.ts'
import { rubygemsApiToken } from './rubygems-api-token.ts'
import { scalewaySecretKey } from './scaleway-secret-key.ts'
import { scalingoApiToken } from './scalingo-api-token.ts'
import { secretOption } from './secret-option.ts'
import { segmentWriteKey } from './segment-write-key.ts'
import { sendbirdAccessId } from './sendbird-access-id.ts'
import { sendbirdAccessToken } from './sendbird-access-token.ts'
import { sendgridApiToken } from './sendgrid-api-token.ts'
import { sentryAccessToken } from './sentry-access-token.ts'
import { sentryOrgToken } from './sentry-org-token.ts'
import { sentryUserToken } from './sentry-user-token.ts'
import { serpapiKey } from './serpapi-key.ts'
import { settlemintToken } from './settlemint-token.ts'
import { shippoApiToken } from './shippo-api-token.ts'
import { shodanApiKey } from './shodan-api-key.ts'
import { shopifyAccessToken } from './shopify-access-token.ts'
import { shopifyCustomAccessToken } from './shopify-custom-access-token.ts'
import { shopifyPrivateAppAccessToken } from './shopify-private-app-access-token.ts'
import { shopifySharedSecret } from './shopify-shared-secret.ts'
import { sidekiqSecret } from './sidekiq-secret.ts'
import { sidekiqSensitiveUrl } from './sidekiq-sensitive-url.ts'
import { slackAppToken } from './slack-app-token.ts'
import { slackBotToken } from './slack-bot-token.ts'
import { slackConfigAccessToken } from './slack-config-access-token.ts'
import { slackConfigRefreshToken } from './slack-config-refresh-token.ts'
import { slackLegacyToken } from './slack-legacy-token.ts'
import { slackLegacyWorkspaceToken } from './slack-legacy-workspace-token.ts'
import { slackUserToken } from './slack-user-token.ts'
import { slackWebhookUrl } from './slack-webhook-url.ts'
import { snykApiToken } from './snyk-api-token.ts'
import { sonarApiToken } from './sonar-api-token.ts'
import { sonarPrefixedToken } from './sonar-prefixed-token.ts'
import { sourcegraphAccessToken } from './sourcegraph-access-token.ts'
import { sourcegraphLegacyAccessToken } from './sourcegraph-legacy-access-token.ts'
import { sparkpostApiKey } from './sparkpost-api-key.ts'
import { splunkHecToken } from './splunk-hec-token.ts'
import { spotifyClientSecret } from './spotify-client-secret.ts'
import { sqlserverPassword } from './sqlserver-password.ts'
import { squareAccessToken } from './square-access-token.ts'
import { squareSecret } from './square-secret.ts'
import { squarespaceAccessToken } from './squarespace-access-token.ts'
import { stabilityApiKey } from './stability-api-key.ts'
import { stripeAccessToken } from './stripe-access-token.ts'
import { stripeWebhookSecret } from './stripe-webhook-secret.ts'
import { sumologicAccessId } from './sumologic-access-id.ts'
import { sumologicAccessToken } from './sumologic-access-token.ts'
import { supabaseToken } from './supabase-token.ts'
import { tailscaleKey } from './tailscale-key.ts'
import { tavilyApiKey } from './tavily-api-key.ts'
import { telegramBotApiToken } from './telegram-bot-api-token.ts'
import { telegramBotToken } from './telegram-bot-token.ts'
import { togetherApiKey } from './together-api-key.ts'
import { travisciAccessToken } from './travisci-access-token.ts'
import { trelloApiKey } from './trello-api-key.ts'
import { trelloToken } from './trello-token.ts'
import { twilioApiKey } from './twilio-api-key.ts'
import { twilioAuthToken } from './twilio-auth-token.ts'
import { twitchApiToken } from './twitch-api-token.ts'
import { twitterAccessSecret } from './twitter-access-secret.ts'
import { twitterAccessToken } from './twitter-access-token.ts'
import { twitterApiKey } from './twitter-api-key.ts'
import { twitterApiSecret } from './twitter-api-secret.ts'
import { twitterBearerToken } from './twitter-bearer-token.ts'
import { typeformApiToken } from './typeform-api-token.ts'
import { vaultBatchToken } from './vault-batch-token.ts'
import { vaultLegacyServiceToken } from './vault-legacy-service-token.ts'
import { vaultServiceToken } from './vault-service-token.ts'
import { vercelBlobToken } from './vercel-blob-token.ts'
import { vercelToken } from './vercel-token.ts'
import { virustotalApiKey } from './virustotal-api-key.ts'
import { vultrApiKey } from './vultr-api-key.ts'
import { wandbApiKey } from './wandb-api-key.ts'
import { wireguardPrivateKey } from './wireguard-private-key.ts'
import { workosApiKey } from './workos-api-key.ts'
import { xaiApiKey } from './xai-api-key.ts'
import { yandexAccessToken } from './yandex-access-token.ts'
import { yandexApiKey } from './yandex-api-key.ts'
import { yandexAwsAccessToken } from './yandex-aws-access-token.ts'
import { zapierWebhook } from './zapier-webhook.ts'
import { zendeskSecretKey } from './zendesk-secret-key.ts'

/** Every detector of secrets, sorted by id (L-33). */
export const secretDetectors = [
  onePasswordSecretKey,
  onePasswordServiceAccountToken,
  adafruitApiKey,
  adobeClientId,
  adobeClientSecret,
  ageSecretKey,
  airbrakeProjectKey,
  airtableApiKey,
  airtablePersonalAccessToken,
  alchemyApiKey,
  algoliaApiKey,
  alibabaAccessKeyId,
  alibabaSecretKey,
  amplitudeKey,
  anthropicAdminApiKey,
  anthropicApiKey,
  anthropicOauthToken,
  artifactoryApiKey,
  artifactoryReferenceToken,
  asanaClientId,
  asanaClientSecret,
  asanaPersonalAccessToken,
  assemblyaiApiKey,
  atlassianApiToken,
  atlassianLegacyApiToken,
  auth0ClientSecret,
  authorizationHeader,
  authressServiceClientAccessKey,
  awsAccessKey,
  awsBedrockApiKey,
  awsBedrockShortLivedApiKey,
  awsMwsAuthToken,
  awsSecretAccessKey,
  awsSessionToken,
  azureAdClientSecret,
  azureDevopsPersonalAccessToken,
  azureOpenaiKey,
  azureSasSignature,
  azureStorageAccountKey,
  beamerApiToken,
  binanceKey,
  bitbucketAppPassword,
  bitbucketClientId,
  bitbucketClientSecret,
  bittrexKey,
  braintreeAccessToken,
  brevoApiToken,
  bugsnagApiKey,
  buildkiteToken,
  circleciToken,
  ciscoMerakiApiKey,
  clickhouseCloudApiSecretKey,
  clickupToken,
  clojarsApiToken,
  cloudflareApiKey,
  cloudflareGlobalApiKey,
  cloudflareOriginCaKey,
  cloudinaryUrl,
  codecovAccessToken,
  codecovUploadToken,
  cohereApiToken,
  coinbaseAccessToken,
  confluentAccessToken,
  confluentSecretKey,
  connectionStringPassword,
  consulToken,
  contentfulDeliveryApiToken,
  contentfulPersonalAccessToken,
  cratesIoToken,
  curlAuthHeader,
  curlAuthUser,
  databricksApiToken,
  datadogAccessToken,
  datadogApiKey,
  deepgramApiKey,
  deepseekApiKey,
  definedNetworkingApiToken,
  digitaloceanToken,
  discordApiToken,
  discordBotToken,
  discordClientId,
  discordClientSecret,
  discordWebhook,
  djangoSecretKey,
  dockerAccessToken,
  dockerConfigAuth,
  dopplerApiToken,
  droneciAccessToken,
  dropboxApiToken,
  dropboxLongLivedApiToken,
  dropboxShortLivedApiToken,
  duffelApiToken,
  dynatraceApiToken,
  easypostApiToken,
  elevenlabsApiKey,
  ethereumPrivateKey,
  etherscanApiKey,
  etsyAccessToken,
  facebookAccessToken,
  facebookPageAccessToken,
  facebookSecret,
  fastlyApiToken,
  figmaAccessToken,
  finicityApiToken,
  finicityClientSecret,
  finnhubAccessToken,
  firebaseServerKey,
  firecrawlApiKey,
  fireworksApiKey,
  flickrAccessToken,
  flutterwaveEncryptionKey,
  flutterwavePublicKey,
  flutterwaveSecretKey,
  flyioAccessToken,
  frameioApiToken,
  freemiusSecretKey,
  freshbooksAccessToken,
  gcpApiKey,
  gcpOauthAccessToken,
  gcpOauthClientSecret,
  gcpOauthRefreshToken,
  gcpServiceAccountKeyId,
  genericApiKey,
  giteaToken,
  githubFineGrainedToken,
  githubToken,
  gitlabCicdJobToken,
  gitlabDeployToken,
  gitlabFeatureFlagClientToken,
  gitlabFeedToken,
  gitlabIncomingMailToken,
  gitlabKubernetesAgentToken,
  gitlabOauthAppSecret,
  gitlabPersonalAccessToken,
  gitlabPipelineTriggerToken,
  gitlabRunnerAuthenticationToken,
  gitlabRunnerRegistrationToken,
  gitlabScimToken,
  gitlabSessionCookie,
  gitterAccessToken,
  gocardlessApiToken,
  grafanaApiKey,
  grafanaCloudApiToken,
  grafanaServiceAccountToken,
  groqApiKey,
  harnessApiKey,
  hashicorpTfApiToken,
  hashicorpTfPassword,
  herokuApiKey,
  herokuApiKeyV2,
  hetznerToken,
  honeycombApiKey,
  hubspotApiKey,
  hubspotPrivateAppToken,
  huggingfaceAccessToken,
  huggingfaceOrganizationApiToken,
  iftttWebhookKey,
  infisicalServiceToken,
  infracostApiToken,
  infuraKey,
  intercomApiKey,
  intra42ClientSecret,
  jenkinsApiToken,
  jfrogApiKey,
  jfrogIdentityToken,
  jinaApiKey,
  jwt,
  jwtBase64,
  krakenAccessToken,
  kubeconfigClientKey,
  kubernetesSecretDump,
  kubernetesSecretYaml,
  kucoinAccessToken,
  kucoinSecretKey,
  langsmithApiKey,
  laravelAppKey,
  launchdarklyAccessToken,
  launchdarklySdkKey,
  linearApiKey,
  linearClientSecret,
  linkedinClientId,
  linkedinClientSecret,
  linodeToken,
  lobApiKey,
  lobPubApiKey,
  logglyToken,
  logzioToken,
  lookerClientId,
  lookerClientSecret,
  mailchimpApiKey,
  mailgunPrivateApiToken,
  mailgunPubKey,
  mailgunSigningKey,
  mailjetKey,
  mandrillApiKey,
  mapboxApiToken,
  mattermostAccessToken,
  maxmindLicenseKey,
  messagebirdApiToken,
  messagebirdClientId,
  microsoftTeamsWebhook,
  mistralApiKey,
  mixpanelToken,
  neonApiKey,
  netlifyAccessToken,
  netlifyPersonalAccessToken,
  netrcPassword,
  newRelicBrowserApiToken,
  newRelicInsertKey,
  newRelicLicenseKey,
  newRelicUserApiId,
  newRelicUserApiKey,
  ngrokAuthToken,
  nomadToken,
  notionApiToken,
  notionInternalIntegrationSecret,
  npmAccessToken,
  npmrcAuth,
  nugetApiKey,
  nugetConfigPassword,
  nvidiaApiKey,
  nytimesAccessToken,
  octopusDeployApiKey,
  oktaAccessToken,
  onfidoApiToken,
  openaiApiKey,
  openrouterApiKey,
  openshiftUserToken,
  openweathermapKey,
  opsgenieApiKey,
  pagerdutyApiKey,
  passwordAssignment,
  paypalClientSecret,
  perplexityApiKey,
  pineconeApiKey,
  plaidApiToken,
  plaidClientId,
  plaidSecretKey,
  planetscaleApiToken,
  planetscaleOauthToken,
  planetscalePassword,
  plivoAuthId,
  posthogApiKey,
  postmanApiToken,
  postmarkServerToken,
  prefectApiToken,
  privateKey,
  privateaiApiToken,
  pulumiApiToken,
  puttyPrivateKey,
  pypiUploadToken,
  railsMasterKey,
  railsSecretKeyBase,
  railwayToken,
  rapidapiAccessToken,
  razorpayKey,
  readmeApiToken,
  renderApiKey,
  replicateApiToken,
  resendApiKey,
  rollbarAccessToken,
  rubygemsApiToken,
  scalewaySecretKey,
  scalingoApiToken,
  secretOption,
  segmentWriteKey,
  sendbirdAccessId,
  sendbirdAccessToken,
  sendgridApiToken,
  sentryAccessToken,
  sentryOrgToken,
  sentryUserToken,
  serpapiKey,
  settlemintToken,
  shippoApiToken,
  shodanApiKey,
  shopifyAccessToken,
  shopifyCustomAccessToken,
  shopifyPrivateAppAccessToken,
  shopifySharedSecret,
  sidekiqSecret,
  sidekiqSensitiveUrl,
  slackAppToken,
  slackBotToken,
  slackConfigAccessToken,
  slackConfigRefreshToken,
  slackLegacyToken,
  slackLegacyWorkspaceToken,
  slackUserToken,
  slackWebhookUrl,
  snykApiToken,
  sonarApiToken,
  sonarPrefixedToken,
  sourcegraphAccessToken,
  sourcegraphLegacyAccessToken,
  sparkpostApiKey,
  splunkHecToken,
  spotifyClientSecret,
  sqlserverPassword,
  squareAccessToken,
  squareSecret,
  squarespaceAccessToken,
  stabilityApiKey,
  stripeAccessToken,
  stripeWebhookSecret,
  sumologicAccessId,
  sumologicAccessToken,
  supabaseToken,
  tailscaleKey,
  tavilyApiKey,
  telegramBotApiToken,
  telegramBotToken,
  togetherApiKey,
  travisciAccessToken,
  trelloApiKey,
  trelloToken,
  twilioApiKey,
  twilioAuthToken,
  twitchApiToken,
  twitterAccessSecret,
  twitterAccessToken,
  twitterApiKey,
  twitterApiSecret,
  twitterBearerToken,
  typeformApiToken,
  vaultBatchToken,
  vaultLegacyServiceToken,
  vaultServiceToken,
  vercelBlobToken,
  vercelToken,
  virustotalApiKey,
  vultrApiKey,
  wandbApiKey,
  wireguardPrivateKey,
  workosApiKey,
  xaiApiKey,
  yandexAccessToken,
  yandexApiKey,
  yandexAwsAccessToken,
  zapierWebhook,
  zendeskSecretKey,
] as const satisfies readonly DetectorDefinition[]
