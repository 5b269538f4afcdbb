import type { DetectorDefinition } from '../define-detector.ts'
import { arCuit } from './ar-cuit.ts'
import { arDni } from './ar-dni.ts'
import { atSocialSecurity } from './at-social-security.ts'
import { auAbn } from './au-abn.ts'
import { auAcn } from './au-acn.ts'
import { auMedicare } from './au-medicare.ts'
import { auTfn } from './au-tfn.ts'
import { beNationalNumber } from './be-national-number.ts'
import { bic } from './bic.ts'
import { brCnpj } from './br-cnpj.ts'
import { brCpf } from './br-cpf.ts'
import { caSin } from './ca-sin.ts'
import { chAhvNumber } from './ch-ahv-number.ts'
import { clRut } from './cl-rut.ts'
import { cnResidentId } from './cn-resident-id.ts'
import { coordinates } from './coordinates.ts'
import { cryptoWallet } from './crypto-wallet.ts'
import { dateOfBirth } from './date-of-birth.ts'
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
import { ethereumAddress } from './ethereum-address.ts'
import { fiPersonalIdentityCode } from './fi-personal-identity-code.ts'
import { frSocialSecurity } from './fr-social-security.ts'
import { iban } from './iban.ts'
import { idNik } from './id-nik.ts'
import { iePpsNumber } from './ie-pps-number.ts'
import { ilIdentityNumber } from './il-identity-number.ts'
import { imei } from './imei.ts'
import { inAadhaar } from './in-aadhaar.ts'
import { inGstin } from './in-gstin.ts'
import { inPan } from './in-pan.ts'
import { inPassport } from './in-passport.ts'
import { inVehicleRegistration } from './in-vehicle-registration.ts'
import { inVoterId } from './in-voter-id.ts'
import { ipAddress } from './ip-address.ts'
import { itDrivingLicence } from './it-driving-licence.ts'
import { itFiscalCode } from './it-fiscal-code.ts'
import { itIdentityCard } from './it-identity-card.ts'
import { itPassport } from './it-passport.ts'
import { itVatId } from './it-vat-id.ts'
import { jpMyNumber } from './jp-my-number.ts'
import { krBusinessNumber } from './kr-business-number.ts'
import { krDrivingLicence } from './kr-driving-licence.ts'
import { krForeignerNumber } from './kr-foreigner-number.ts'
import { krPassport } from './kr-passport.ts'
import { krResidentNumber } from './kr-resident-number.ts'
import { macAddress } from './mac-address.ts'
import { mailAddress } from './mail-address.ts'
import { mxCurp } from './mx-curp.ts'
import { ngNin } from './ng-nin.ts'
import { ngVehicleRegistration } from './ng-vehicle-registration.ts'
import { nlBsn } from './nl-bsn.ts'
import { noNationalId } from './no-national-id.ts'
import { paymentCard } from './payment-card.ts'
import { phMobileNumber } from './ph-mobile-number.ts'
import { phTin } from './ph-tin.ts'
import { phoneNumber } from './phone-number.ts'
import { plNip } from './pl-nip.ts'
import { plPesel } from './pl-pesel.ts'
import { plRegon } from './pl-regon.ts'
import { ptNif } from './pt-nif.ts'
import { seOrganisationNumber } from './se-organisation-number.ts'
import { sePersonalNumber } from './se-personal-number.ts'
import { sgNric } from './sg-nric.ts'
import { sgUen } from './sg-uen.ts'
import { thNationalId } from './th-national-id.ts'
import { trNationalId } from './tr-national-id.ts'
import { trPhoneNumber } from './tr-phone-number.ts'
import { trVehicleRegistration } from './tr-vehicle-registration.ts'
import { twNationalId } from './tw-national-id.ts'
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
import { vin } from './vin.ts'
import { zaIdNumber } from './za-id-number.ts'

/** Every detector of personal data, sorted by id. */
export const personalDetectors = [
  arCuit,
  arDni,
  atSocialSecurity,
  auAbn,
  auAcn,
  auMedicare,
  auTfn,
  beNationalNumber,
  bic,
  brCnpj,
  brCpf,
  caSin,
  chAhvNumber,
  clRut,
  cnResidentId,
  coordinates,
  cryptoWallet,
  dateOfBirth,
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
  ethereumAddress,
  fiPersonalIdentityCode,
  frSocialSecurity,
  iban,
  idNik,
  iePpsNumber,
  ilIdentityNumber,
  imei,
  inAadhaar,
  inGstin,
  inPan,
  inPassport,
  inVehicleRegistration,
  inVoterId,
  ipAddress,
  itDrivingLicence,
  itFiscalCode,
  itIdentityCard,
  itPassport,
  itVatId,
  jpMyNumber,
  krBusinessNumber,
  krDrivingLicence,
  krForeignerNumber,
  krPassport,
  krResidentNumber,
  macAddress,
  mailAddress,
  mxCurp,
  ngNin,
  ngVehicleRegistration,
  nlBsn,
  noNationalId,
  paymentCard,
  phMobileNumber,
  phTin,
  phoneNumber,
  plNip,
  plPesel,
  plRegon,
  ptNif,
  seOrganisationNumber,
  sePersonalNumber,
  sgNric,
  sgUen,
  thNationalId,
  trNationalId,
  trPhoneNumber,
  trVehicleRegistration,
  twNationalId,
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
  vin,
  zaIdNumber,
] as const satisfies readonly DetectorDefinition[]
