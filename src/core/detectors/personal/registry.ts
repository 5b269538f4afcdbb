import type { DetectorDefinition } from '../define-detector.ts'
import { bic } from './bic.ts'
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
import { iban } from './iban.ts'
import { mailAddress } from './mail-address.ts'
import { paymentCard } from './payment-card.ts'
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
  bic,
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
  iban,
  mailAddress,
  paymentCard,
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
