/** What a driving licence is called next to its number, as words or as the name of a field. */
export const drivingLicenceWords = [
  'driving licence', 'driving license', 'driver licence', 'driver license', 'drivers licence', 'drivers license',
  "driver's licence", "driver's license", 'driver’s license', 'driverslicense', 'driverlicense', 'drivinglicence',
  'drivers permit', "driver's permit", 'driving permit', 'driving_licence', 'driver_license', 'drivers_license',
  'licence number', 'license number', 'licence no', 'license no', 'dl number', 'dl no', 'dl#', 'führerschein',
  'führerscheinnummer', 'fahrerlaubnis', 'fahrerlaubnisnummer', 'patente', 'permis de conduire', 'permiso de conducir',
  'ehliyet', '운전면허',
] as const
