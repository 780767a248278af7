import { day, text } from '../../entity/fields';
import { datesInOrder } from '../../entity/dates-in-order';
import { defineDocType, type DocType } from '../doc-type';

/** Certificates of which only the expiry date is watched. */
const CERTIFICATES = {
  iso_9001: 'ISO 9001',
  iso_14001: 'ISO 14001',
  iso_45001: 'ISO 45001',
  iso_27001: 'ISO 27001',
  fors_certificate: 'FORS certificate',
  rha_certificate: 'RHA certificate',
  sepa_certificate: 'SEPA certificate',
  freight_certificate: 'Freight certificate',
  dgsa_certificate: 'DGSA certificate',
  operators_license: 'Operator’s licence',
} as const;

const certificate = (id: string, label: string): DocType =>
  defineDocType({
    id,
    label,
    category: 'certificate',
    manualEntry: true,
    fields: {
      company_name: text('Issued to', 200),
      standard: text('Certified to', 200),
      certificate_number: text('Certificate number', 100),
      issue_date: day('Issue date'),
      expiry_date: day('Expiry date'),
    },
    check: datesInOrder('issue_date', 'expiry_date'),
    layout: [
      { title: 'Certificate', fields: ['company_name', 'standard', 'certificate_number', 'issue_date', 'expiry_date'] },
    ],
    reads: {
      company_name: { kind: 'party', role: 'customer', isNeeded: true },
      standard: { kind: 'text', role: 'standard', isNeeded: true },
      certificate_number: { kind: 'identifier', role: 'certificate_number', isNeeded: true },
      issue_date: { kind: 'day', role: 'issue_date', isNeeded: true },
      expiry_date: { kind: 'day', role: 'expiry_date', isNeeded: true },
    },
    makes: { kind: 'expiry', field: 'expiry_date' },
  });

export const certificateDocs: readonly DocType[] = Object.entries(CERTIFICATES).map(([id, label]) =>
  certificate(id, label),
);
