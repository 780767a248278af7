import type { ColumnWords } from './column-words';

export const en: ColumnWords = {
  other:
    'time, posted, posting date, =pos, ~no, ~line, ~code, =sku, item code, article no, item no, product code, =pin, driver, voucher, receipt, =txn, transaction no, transaction number, discount, invoice no, invoice number, due date, invoice date, balance, previous, current, weight, =kg, pallets, currency, =ppl discount, auth, country, vat code, tax code, delivery charge',
  rate: 'vat rate, tax rate, vat %, tax %, % vat, =%, gst %',
  price:
    'price, unit price, unit cost, price each, price per, cost per, =ppl, =ppu, =rate, per litre, per unit, pump price, =each, =tariff, unit rate, price per litre, price per unit, cost per litre, =per',
  tax: '=vat, =tax, =gst, =hst, =pst, vat amount, tax amount, sales tax',
  net: '=net, net amount, net value, net total, net price, excl vat, ex vat, excluding vat, amount excl, total net, total excl vat, total ex vat',
  gross:
    '=gross, gross amount, gross value, gross total, incl vat, inc vat, including vat, amount incl, total gross, total inc vat, total incl vat',
  date: 'date, transaction date, date of supply, fuelling date, trans date, delivery date, job date, service date, collection date, supply date, work date, date time, date of job, =day',
  odometer: 'odometer, =odo, mileage, odometer reading, mileage reading, ~miles, ~km, ~kms, kilometres, kilometers',
  distance:
    'distance, miles driven, km driven, trip miles, trip distance, distance travelled, miles travelled, distance km, distance miles',
  hours: '=hours, =hrs, charging time, charging hours, hours worked',
  card: 'card, card number, card no, fuel card',
  vehicle:
    'vehicle, =reg, =regn, registration, reg no, registration no, registration number, =vrn, =vrm, number plate, =plate, licence plate, license plate, vehicle reg, vehicle registration, fleet no, =truck, =van',
  own_reference: 'our ref, our reference, our job',
  your_reference:
    'your ref, your reference, your order, customer ref, customer reference, =po, po number, po no, order ref',
  reference:
    'reference, =ref, job no, job number, =job, order no, order number, =pod, consignment, delivery note, delivery no, delivery number, docket, ticket, booking, waybill, =awb',
  from: '~from, collection, pickup, pick up, origin, collected from, loading, collection point, load point, from address',
  to: '~to, destination, delivered to, drop off, unloading, delivery, delivery point, deliver to, job site, =site, work site, site address, to address, deliver address, delivery address',
  place: 'place, location, site name, station, merchant, fuelling site, fuel station, outlet, =town',
  quantity:
    'quantity, =qty, volume, litres, liters, =ltr, =ltrs, =gallons, =gal, =kwh, =units, no of units, volume l, qty l, litres dispensed',
  unit: '=unit, =uom, unit of measure, =measure',
  product: 'product, fuel, fuel type, grade, product description, fuel grade, fuel product',
  item: 'item, article',
  description:
    'description, details, =detail, =goods, service, particulars, job description, goods description, item description, work done, =material, =materials, services',
  amount:
    'amount, =total, =value, cost, line total, total price, total amount, total cost, =charge, =price total, goods value, total value, extended price, =sum, extension',
};
