import type { Lexicon } from './lexicon';

export const en: Lexicon = {
  language: 'en',
  stopWords:
    'the, of, and, to, for, your, you, is, in, this, with, from, on, by, please, are, or, our, we, at, if, any',
  ideas: {
    invoice:
      'invoice, =bill, statement, receipt, document, =inv, credit note, debit note, =stmt, =rcpt, =doc, invoiced, voucher, =folio, fee note, sales note, demand number, demand date, application for payment, proforma, bill number, travel bookings',
    number: 'number, =no, =nr, =num, reference, =ref, =id, identifier, =code',
    date: 'date, =dated, =day',
    issue: 'issue, issued, raised, =created, =printed, produced, =tax point, mailed, invoiced on, billed on, =prepared',
    due: 'due, payable by, pay by, payment, =deadline, debit, please pay, collect, settle, past due, no later than, falls due',
    customer: 'customer, client, account, =buyer, =consumer, =acct, =cust, a c, debtor, prepared for',
    contract: 'contract, agreement, tariff',
    order: 'order, purchase, =po, quote, quotation, delivery note, =job, your ref, =p o, buyers ref',
    tax: 'vat, value added, =tax, =gst, climate change levy, =ccl, =duty',
    bank: 'iban, =bic, swift, sort code, bank, =kid',
    phone: 'phone, =tel, =fax, mobile, call, helpline, emergency',
    period:
      'period, =covering, =covers, dates of, =between, bill cycle, service from, read dates, service dates, usage dates, charged for',
    from: '=from, start, =since, begin, opening, =first, =commencing',
    to: '=to, =end, =ending, =until, closing, =last, =through, =up',
    total: 'total, =sum, =overall, =all',
    amount: 'amount, charge, cost, =value, =balance, =money',
    net: '=net, exclud, =excl, =ex, before, subtotal, sub total, =without, =goods, =taxable, vatable',
    gross:
      'gross, includ, =incl, =inc, payable, to pay, grand total, amount due, total due, balance due, owe, pay this, please pay, invoice value, new charges, current charges',
    previous:
      'previous, =prev, your payment of, paid, received, brought forward, arrears, instalment, last year, same period, last bill, prior, opening balance, receipts, last statement, carried over, deposit, =less, budget billing, on account, credited, original invoice, original document, replaces, supersedes, our invoice, against invoice, replaced invoice',
    price: 'price, =rate, =unit, =per, standing charge, tariff',
    use: 'consumption, usage, =used, =use, energy, =units, supplied, volume, electricity, quantity, =qty, =metered, billed units, =therms, =kwh',
    reading: 'reading, =read, present, current, =curr, =pres, =register',
    meter: 'meter, =msn, =serial, =mtr, serial no',
    supply:
      'supply, supplied to, supplied at, =mpan, =mprn, =pod, premises, =spid, =site, service point, delivery point, =gprn, supplying, service at, service location, premise, service for, where we supply, supply to',
    address: 'address, location, premises, =at, property, service address',
    billing: 'billing, postal, registered, =office, bill to, mailing, correspondence, remit, sold to, invoice address',
    renewable: 'renewable, green, =rego, origin, =regos, certificates of, carbon free',
    multiplier: 'multiplier, factor, constant, correction, conversion, calorific',
    delivery: 'deliver, dispatch, despatch, =drop, =shipped, =ship, ship date, tanker, =despatched',
    supplier:
      'supplier, seller, vendor, =from, provider, =issuer, =insurer, underwriter, contractor, carrier, certification body',
    certificate: 'certificate, registration, policy, =licence, =permit, =cert',
    standard: 'standard, =iso, scheme, conform, requirements of',
    expiry: 'expir, =exp, valid until, =renewal, =until, valid to, insurance ends, cover ends',
    valid: 'valid, effective, =eff, inception, cover, insurance',
    waste: 'waste, =ewc, =low, recycl, skip, =bin, landfill, recovery, disposal',
    weight: 'weight, tonnage, =kg, tonnes, =mass',
    liability: 'liability, indemnity, limit of, =cover, transit, =motor',
    fuel: 'fuel, product, description, grade, =item',
    emissions: 'co2, carbon, emission, =ghg',
    discount: 'discount, rebate, =credit, saving',
    company:
      'company, organisation, organization, insured, policyholder, =holder, certify, =certifies, producer, bill to, invoice to, =name, sold to, billed to',
  },
  types: {
    electricity:
      'electricity, mpan, day units, night units, power supply, electric, kilowatt, energy charge, peak energy, off peak, charging sessions, kwh charged',
    natural_gas:
      'natural gas, gas bill, calorific value, gas supply, gas units, =gas, gas used, gprn, carbon tax, conversion factor',
    water: 'water, sewerage, wastewater, waste water, foul, surface water, =spid, water supply',
    fuel: 'diesel, =ulsd, petrol, fuel, unleaded, =adblue, gas oil, heating oil, =hvo, litres, kerosene, fuel card, pump, propane delivery, propane gas, tank rent',
    purchase_invoice: 'invoice, qty, quantity, unit price, description, order number, goods, item',
    waste_report:
      'waste, =skip, =skips, recycling, landfill, ewc, waste transfer, tonnage, waste collection, recovery, collected',
    certificate:
      'certificate, certifies, certified, management system, iso, scope of certification, certification, conformity',
    insurance: 'insurance, insurer, policy, indemnity, liability, insured, cover, underwriter, policyholder',
  },
  fuels: {
    'Natural gas': 'natural gas, =gas',
    Diesel: 'diesel, =derv, =ulsd, road diesel',
    Petrol: 'petrol, unleaded, gasoline, premium',
    'Gas oil': 'gas oil, red diesel',
    'Heating oil': 'heating oil, kerosene',
    LPG: 'lpg, propane, autogas',
    HVO: 'hvo',
  },
};
