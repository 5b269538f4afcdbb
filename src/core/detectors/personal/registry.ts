import type { DetectorDefinition } from '../define-detector.ts'
import { atSocialSecurity } from './at-social-security.ts'
import { beNationalNumber } from './be-national-number.ts'
import { bic } from './bic.ts'
import { chAhvNumber } from './ch-ahv-number.ts'
import { deCommercialRegister } from './de-commercial-register.ts'
import { deDrivingLicence } from './de-driving-licence.ts'
import { deHealthInsurance } from './de-health-insurance.ts'
import { deIdentityCard } from './de-identity-card.ts'
import { dePassport } from './de-passport.ts'
import { dePhysicianNumber } from './de-physician-number.ts'
import { dePostalCode } from './de-postal-code.ts'
import { dePracticeNumber } from './de-practice-number.ts'
import { deSocialSecurity } from './de-social-security.ts'
import { deTaxId } from './de-tax-id.ts'
import { deTaxNumber } from './de-tax-number.ts'
import { deVatId } from './de-vat-id.ts'
import { deVehicleRegistration } from './de-vehicle-registration.ts'
import { dkPersonalNumber } from './dk-personal-number.ts'
import { esNie } from './es-nie.ts'
import { esNif } from './es-nif.ts'
import { esPassport } from './es-passport.ts'
import { fiPersonalIdentityCode } from './fi-personal-identity-code.ts'
import { frSocialSecurity } from './fr-social-security.ts'
import { iban } from './iban.ts'
import { iePpsNumber } from './ie-pps-number.ts'
import { itDrivingLicence } from './it-driving-licence.ts'
import { itFiscalCode } from './it-fiscal-code.ts'
import { itIdentityCard } from './it-identity-card.ts'
import { itPassport } from './it-passport.ts'
import { itVatId } from './it-vat-id.ts'
import { mailAddress } from './mail-address.ts'
import { nlBsn } from './nl-bsn.ts'
import { noNationalId } from './no-national-id.ts'
import { paymentCard } from './payment-card.ts'
import { plNip } from './pl-nip.ts'
import { plPesel } from './pl-pesel.ts'
import { plRegon } from './pl-regon.ts'
import { ptNif } from './pt-nif.ts'
import { seOrganisationNumber } from './se-organisation-number.ts'
import { sePersonalNumber } from './se-personal-number.ts'
import { ukDrivingLicence } from './uk-driving-licence.ts'
import { ukNationalInsurance } from './uk-national-insurance.ts'
import { ukNhsNumber } from './uk-nhs-number.ts'
import { ukPassport } from './uk-passport.ts'
import { ukPostcode } from './uk-postcode.ts'
import { ukVehicleRegistration } from './uk-vehicle-registration.ts'
import { usBankAccount } from './us-bank-account.ts'
import { usDeaNumber } from './us-dea-number.ts'
import { usDrivingLicence } from './us-driving-licence.ts'
import { usItin } from './us-itin.ts'
import { usMedicareId } from './us-medicare-id.ts'
import { usNpi } from './us-npi.ts'
import { usPassport } from './us-passport.ts'
import { usRoutingNumber } from './us-routing-number.ts'
import { usSsn } from './us-ssn.ts'

/** Every detector of personal data, sorted by id. */
export const personalDetectors = [
  atSocialSecurity,
  beNationalNumber,
  bic,
  chAhvNumber,
  deCommercialRegister,
  deDrivingLicence,
  deHealthInsurance,
  deIdentityCard,
  dePassport,
  dePhysicianNumber,
  dePostalCode,
  dePracticeNumber,
  deSocialSecurity,
  deTaxId,
  deTaxNumber,
  deVatId,
  deVehicleRegistration,
  dkPersonalNumber,
  esNie,
  esNif,
  esPassport,
  fiPersonalIdentityCode,
  frSocialSecurity,
  iban,
  iePpsNumber,
  itDrivingLicence,
  itFiscalCode,
  itIdentityCard,
  itPassport,
  itVatId,
  mailAddress,
  nlBsn,
  noNationalId,
  paymentCard,
  plNip,
  plPesel,
  plRegon,
  ptNif,
  seOrganisationNumber,
  sePersonalNumber,
  ukDrivingLicence,
  ukNationalInsurance,
  ukNhsNumber,
  ukPassport,
  ukPostcode,
  ukVehicleRegistration,
  usBankAccount,
  usDeaNumber,
  usDrivingLicence,
  usItin,
  usMedicareId,
  usNpi,
  usPassport,
  usRoutingNumber,
  usSsn,
] as const satisfies readonly DetectorDefinition[]
