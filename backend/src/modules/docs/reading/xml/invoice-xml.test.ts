import { nothingKnown } from '../../fields/knowledge';
import { SOUGHT_TYPES } from '../../fields/sought/sought-types';
import { readDocument } from '../../reader/read-document';
import { termPage } from '../../structured/term-page';
import { pagesOf } from '../../testing/pages-of';
import { invoiceTerms } from './invoice-xml.loader';

const bytes = (text: string) => new TextEncoder().encode(text);

const UBL = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns:cbc="c" xmlns:cac="a">
<cbc:ID>2026-00417</cbc:ID><cbc:IssueDate>2026-11-05</cbc:IssueDate><cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:InvoicePeriod><cbc:StartDate>2026-10-01</cbc:StartDate><cbc:EndDate>2026-10-31</cbc:EndDate></cac:InvoicePeriod>
<cac:AccountingSupplierParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Stadtwerke Lindau GmbH</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
<cac:AccountingCustomerParty><cac:Party><cac:PartyIdentification><cbc:ID>771204</cbc:ID></cac:PartyIdentification></cac:Party></cac:AccountingCustomerParty>
<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">97.98</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxAmount>1.00</cbc:TaxAmount></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>515.68</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>613.66</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:ID>1</cbc:ID><cbc:InvoicedQuantity unitCode="KWH">2344</cbc:InvoicedQuantity><cac:Item><cbc:Name>Stromlieferung</cbc:Name></cac:Item></cac:InvoiceLine>
<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:InvoicedQuantity unitCode="KWH">2344</cbc:InvoicedQuantity><cac:Item><cbc:Name>Netznutzung Strom</cbc:Name></cac:Item></cac:InvoiceLine>
</Invoice>`;

const settlement = (header: string, summation: string) => `<ram:${header}>
<ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode>
<ram:BillingSpecifiedPeriod><ram:StartDateTime><udt:DateTimeString format="102">20261001</udt:DateTimeString></ram:StartDateTime><ram:EndDateTime><udt:DateTimeString format="102">20261031</udt:DateTimeString></ram:EndDateTime></ram:BillingSpecifiedPeriod>
<ram:${summation}><ram:TaxBasisTotalAmount>515.68</ram:TaxBasisTotalAmount><ram:TaxTotalAmount>97.98</ram:TaxTotalAmount><ram:GrandTotalAmount>613.66</ram:GrandTotalAmount></ram:${summation}></ram:${header}>`;
const line = `<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct><ram:Name>Stromlieferung Strom</ram:Name></ram:SpecifiedTradeProduct>
<ram:SpecifiedLineTradeDelivery><ram:BilledQuantity unitCode="KWH">2344</ram:BilledQuantity></ram:SpecifiedLineTradeDelivery></ram:IncludedSupplyChainTradeLineItem>`;
const head = `<ram:ID>2026-00417</ram:ID><ram:IssueDateTime><udt:DateTimeString format="102">20261105</udt:DateTimeString></ram:IssueDateTime>`;
const parties = `<ram:SellerTradeParty><ram:Name>Stadtwerke Lindau GmbH</ram:Name></ram:SellerTradeParty><ram:BuyerTradeParty><ram:ID>771204</ram:ID></ram:BuyerTradeParty>`;

const CII = `<?xml version="1.0" encoding="UTF-8"?><rsm:CrossIndustryInvoice xmlns:rsm="r" xmlns:ram="m" xmlns:udt="u">
<rsm:ExchangedDocument>${head}</rsm:ExchangedDocument><rsm:SupplyChainTradeTransaction>${line}
<ram:ApplicableHeaderTradeAgreement>${parties}</ram:ApplicableHeaderTradeAgreement>
${settlement('ApplicableHeaderTradeSettlement', 'SpecifiedTradeSettlementHeaderMonetarySummation')}</rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>`;

const ZUGFERD_1 = `<rsm:CrossIndustryDocument xmlns:rsm="r" xmlns:ram="m" xmlns:udt="u"><rsm:HeaderExchangedDocument>${head}</rsm:HeaderExchangedDocument>
<rsm:SpecifiedSupplyChainTradeTransaction><ram:ApplicableSupplyChainTradeAgreement>${parties}</ram:ApplicableSupplyChainTradeAgreement>
${settlement('ApplicableSupplyChainTradeSettlement', 'SpecifiedTradeSettlementMonetarySummation')}${line}</rsm:SpecifiedSupplyChainTradeTransaction></rsm:CrossIndustryDocument>`;

const read = (xml: string, print = '') =>
  readDocument(
    [...(print ? pagesOf(print) : []), termPage(invoiceTerms(bytes(xml)), print ? 0 : 1)],
    nothingKnown('2026-11-25'),
    SOUGHT_TYPES,
  );
const values = (xml: string) => Object.fromEntries(read(xml).fields.map(({ field, value }) => [field, value]));

test.each([
  ['UBL', UBL],
  ['CII', CII],
  ['ZUGFeRD 1', ZUGFERD_1],
])('%s is read exactly', (_, xml) => {
  expect(read(xml).type).toBe('electricity');
  expect(values(xml)).toEqual({
    supplier_name: 'Stadtwerke Lindau GmbH',
    customer_number: '771204',
    invoice_number: '2026-00417',
    invoice_date: '2026-11-05',
    period_start: '2026-10-01',
    period_end: '2026-10-31',
    net: { currency: 'EUR', amount: '515.68' },
    tax: { currency: 'EUR', amount: '97.98' },
    cost: { currency: 'EUR', amount: '613.66' },
    electricity_used: { amount: '2344', unit: 'kWh' },
  });
});

test.each(['ISO-8859-1', 'windows-1252'])('names keep the signs that only Windows has in a file of %s', (encoding) => {
  const xml = `<?xml version="1.0" encoding="${encoding}"?>${UBL.replace('Stadtwerke Lindau', '\x8aumava \x96 Energie')}`;

  expect(invoiceTerms(Buffer.from(xml, 'latin1')).map(({ value }) => value)).toContain('Šumava – Energie GmbH');
});

const PRINT = (total: string) => `
Stadtwerke Lindau GmbH
Stromrechnung
Rechnungsnummer:   2026-00417
Rechnungsdatum:    05.11.2026
Nettobetrag        515,68 €
19 % MwSt.          97,98 €
Rechnungsbetrag    ${total} €
`;
const total = (print: string) => read(UBL, print).fields.find(({ field }) => field === 'cost');

test('a value points at the place where print says the same', () => {
  const found = total(PRINT('613,66'));
  expect(found?.how).toBe('xml');
  expect([found?.page, found?.raw, found?.flags]).toEqual([1, '613,66 €', []]);
});

test('print that says something else is flagged, with its value beside', () => {
  const found = total(PRINT('631,66'));
  expect(found?.value).toEqual({ currency: 'EUR', amount: '613.66' });
  expect(found?.flags).toContain('print_differs');
  expect(found?.alternatives[0]?.value).toEqual({ currency: 'EUR', amount: '631.66' });
});

test.each([
  ['a document type, where entities grow', `<!DOCTYPE x [<!ENTITY a "b">]>${UBL}`],
  ['an entity from elsewhere', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice><ID>&a;</ID></Invoice>`],
  ['elements without an end', `<Invoice>${'<a>'.repeat(100_000)}`],
  ['a file that is cut off', UBL.slice(0, 900)],
  ['other XML', '<html><body>Invoice</body></html>'],
  ['an entity that is none', '<Invoice><ID>&nbsp;</ID></Invoice>'],
])('refuses %s', (_, xml) => {
  expect(() => invoiceTerms(bytes(xml))).toThrow(expect.objectContaining({ name: 'Problem' }));
});
