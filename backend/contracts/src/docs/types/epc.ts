import { day, decimal, longText, optional, ref, text } from '../../entity/fields';
import { defineDocType } from '../doc-type';

const line = (label: string) => optional(text(label, 200));

/** Energy performance certificate of a building. */
export const epcDoc = defineDocType({
  id: 'epc',
  label: 'Energy performance certificate',
  category: 'certificate',
  manualEntry: true,
  fields: {
    address: optional(text('Address', 500)),
    location_id: ref('Location', 'locations', { as: 'location', show: ['name'] }),
    partner_id: optional(ref('Partner', 'partners', { as: 'partner', show: ['name'] })),
    energy_efficiency_rating: line('Rating'),
    current_energy_efficiency: line('Current efficiency'),
    potential_energy_efficiency: line('Potential efficiency'),
    date_of_assessment: optional(day('Date of assessment')),
    date_of_certificate: optional(day('Date of certificate')),
    expiry_date: optional(day('Valid until')),
    reference_number: line('Certificate number'),
    heating_type: line('Heating'),
    fuel_type: line('Fuel'),
    primary_energy_use: line('Primary energy use'),
    area: optional(decimal('Floor area, m²')),
    co2_level: line('CO₂ emissions'),
    building_type: line('Type of building'),
    assessment_type: line('Type of assessment'),
    accreditation_scheme: line('Accreditation scheme'),
    assessor: line('Assessor'),
    assessor_number: line('Number of the assessor'),
    assessor_company: line('Company of the assessor'),
    assessor_address: optional(text('Address of the assessor', 500)),
    related_parties: optional(longText('Related parties', 2000)),
  },
  layout: [
    { title: 'Building', fields: ['address', 'location_id', 'partner_id', 'building_type', 'area'] },
    {
      title: 'Rating',
      fields: ['energy_efficiency_rating', 'current_energy_efficiency', 'potential_energy_efficiency', 'co2_level'],
    },
    { title: 'Energy', fields: ['heating_type', 'fuel_type', 'primary_energy_use'] },
    {
      title: 'Certificate',
      fields: [
        ...['reference_number', 'date_of_assessment', 'date_of_certificate'],
        ...['expiry_date', 'assessment_type'],
      ],
    },
    {
      title: 'Assessor',
      fields: [
        ...['assessor', 'assessor_number', 'assessor_company', 'assessor_address'],
        ...['accreditation_scheme', 'related_parties'],
      ],
    },
  ],
  reads: {
    address: { kind: 'address', role: 'supply_address' },
    reference_number: { kind: 'identifier', role: 'certificate_number' },
    date_of_certificate: { kind: 'day', role: 'issue_date' },
    expiry_date: { kind: 'day', role: 'expiry_date' },
  },
  makes: { kind: 'expiry', field: 'expiry_date' },
});
