import { defineDetector } from '../define-detector.ts'
import { mayBePassword } from '../password-strength.ts'

const value = 'n0t4r34lp4ss'

export const nugetConfigPassword = defineDetector({
  id: 'nuget-config-password',
  tags: ['secret', 'code'],
  summary: 'the password of a package source in the settings of NuGet',
  source: 'https://learn.microsoft.com/en-us/nuget/reference/nuget-config-file',
  keywords: ['"cleartextpassword"', '"password"'],
  ignoreCase: true,
  pattern: /"(?:ClearText)?Password"\s{0,8}value="(?<span>[^"\s<>]{8,200})"/i,
  entropy: 2,
  accepts: mayBePassword,
  examples: [
    { text: `<add key="ClearTextPassword" value="${value}" />`, spans: [value] },
    { text: `<add key="Password" value="${value}"/>`, spans: [value] },
  ],
  counterExamples: ['<add key="ClearTextPassword" value="%NUGET_PASSWORD%" />', '<add key="Password" value="" />'],
})
