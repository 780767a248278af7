/** Names of fields in files of suppliers and meters, in the portal's languages. Keys are field names. */
export const HEADER_WORDS: Readonly<Record<string, string>> = {
  location_id:
    'site, site name, premises, building, office, branch, facility, address, standort, gebaude, filiale, lieu, etablissement, batiment, sted, lokasjon, bygning, anlegg, ubicacion, centro, edificio, sede',
  partner_id:
    'supplier, vendor, customer, client, provider, company, lieferant, versorger, kunde, fournisseur, leverandor, proveedor, cliente',
  vehicle_id:
    'registration, reg, vrn, number plate, vehicle registration, fahrzeug, kennzeichen, vehicule, immatriculation, kjoretoy, bil, vehiculo, matricula',
  profile_id:
    'employee, traveller, traveler, passenger, person, staff, name, mitarbeiter, reisender, employe, salarie, voyageur, ansatt, reisende, empleado, viajero',
  completed_by: 'employee, person, staff, done by, mitarbeiter, employe, ansatt, empleado',
  product_id: 'item, sku, article, material, produkt, artikel, produit, article, vare, producto, articulo',
  input_product_id: 'input, ingredient, component, raw material, einsatzstoff, composant, innsatsvare, componente',
  source_id: 'generator, power source, plant, anlage, source, kilde, fuente',
  from: 'start, start date, from date, period start, period from, date from, beginning, von, beginn, startdatum, zeitraum von, du, debut, date de debut, fra, fra dato, startdato, desde, inicio, fecha de inicio, fecha inicial, month, period, billing period, bill period, quarter, monat, zeitraum, abrechnungszeitraum, quartal, mois, periode, trimestre, maned, kvartal, mes, periodo',
  to: 'end, end date, to date, period end, period to, date to, until, bis, ende, enddatum, zeitraum bis, au, fin, date de fin, til, til dato, sluttdato, hasta, fecha de fin, fecha final',
  start_date:
    'from, start, from date, begin, von, beginn, debut, du, fra, desde, inicio, month, period, quarter, monat, zeitraum, quartal, mois, periode, trimestre, maned, kvartal, mes, periodo',
  end_date: 'to, end, to date, until, bis, ende, fin, au, til, hasta',
  date: 'day, on, transaction date, fuelling date, datum, tag, date, dato, dag, fecha, dia',
  journey_date:
    'date, travel date, trip date, departure, departure date, datum, reisedatum, date du voyage, reisedato, fecha, fecha de viaje',
  return_date: 'return, back on, ruckreise, retour, hjemreise, regreso, vuelta',
  arrival_date: 'arrival, check in, check-in date, date, ankunft, anreise, arrivee, ankomst, llegada',
  order_date: 'purchase date, date, ordered on, bestelldatum, date de commande, bestillingsdato, fecha de pedido',
  delivery_date: 'delivered, delivered on, lieferdatum, date de livraison, leveringsdato, fecha de entrega',
  collection_date:
    'collected, collected on, pickup date, date, abholdatum, date de collecte, hentedato, fecha de recogida',
  production_date:
    'produced on, made on, date, produktionsdatum, date de production, produksjonsdato, fecha de produccion',
  used_date: 'used on, date, verwendungsdatum, date d utilisation, brukt dato, fecha de uso',
  invoice_date: 'bill date, date of invoice, tax point, rechnungsdatum, date de facture, fakturadato, fecha de factura',
  invoice_ref:
    'invoice, invoice no, invoice ref, invoice reference, bill number, bill ref, rechnung, rechnungsnummer, facture, numero de facture, faktura, fakturanummer, factura, numero de factura',
  order_ref:
    'order, order no, order number, po, po number, bestellnummer, numero de commande, bestillingsnummer, numero de pedido',
  our_ref: 'job, job number, job no, reference',
  batch_ref: 'batch, batch no, lot, charge, lot, parti, lote',
  amount:
    'consumption, usage, use, volume, used, total, kwh, quantity, verbrauch, menge, consommation, quantite, forbruk, mengde, consumo, cantidad',
  quantity: 'qty, count, number, volume, menge, anzahl, quantite, nombre, antall, cantidad',
  total_amount: 'total, total quantity, gesamtmenge, quantite totale, totalmengde, cantidad total',
  refrigerant_used: 'amount, quantity, top up, topped up, kg, refilled',
  renewable_amount: 'renewable, green, renewable kwh, okostrom, renouvelable, fornybar, renovable',
  renewable_percent:
    'renewable %, green %, % renewable, share renewable, renewable share, anteil okostrom, okostrom %, okostromanteil, anteil erneuerbar, part renouvelable, renouvelable %, fornybar %, andel fornybar, fornybarandel, fornybar andel, renovable %, porcentaje renovable, cuota renovable',
  vat_rate:
    'vat %, tax rate, mwst %, mwst satz, ust satz, steuersatz, tva %, taux de tva, taux tva, mva %, mva sats, iva %, tipo de iva, tipo iva',
  reading_type:
    'read type, type of reading, type of read, actual or estimated, estimated, ablesung, ableseart, type de releve, tipo de lectura, avlesningstype',
  units: 'unit, uom, unit of measure, einheit, einheiten, unite, unites, enhet, enheter, unidad, unidades',
  fuel_units: 'unit, units, uom, einheit, unite, enhet, unidad',
  cost: 'price, amount paid, net, net amount, value, total cost, charge, kosten, betrag, preis, cout, prix, montant, kostnad, belop, pris, coste, importe, precio',
  price: 'cost, net, value, amount paid, preis, betrag, prix, montant, pris, belop, precio, importe',
  net_price: 'price, net, value, netto, prix net, nettopris, precio neto',
  vat: 'tax, mwst, ust, tva, mva, iva',
  fuel: 'fuel type, brennstoff, combustible, combustible type, brensel, combustible',
  fuel_type: 'fuel, kraftstoff, carburant, drivstoff, combustible',
  distance: 'km, miles, mileage, kilometres, strecke, entfernung, distancia, avstand, distance parcourue',
  nights: 'number of nights, nachte, nuits, netter, noches',
  rooms: 'number of rooms, zimmer, chambres, rom, habitaciones',
  location: 'place, hotel, city, town, ort, hotel, ville, sted, ciudad',
  start_location: 'from, origin, start, departure, von, abfahrt, de, depart, fra, origen, desde',
  end_location: 'to, destination, end, arrival, nach, ziel, a, destino, til, hasta',
  transport_method:
    'mode, method, transport, mode of transport, means of transport, verkehrsmittel, moyen de transport, transportmiddel, medio de transporte',
  travel_class: 'class, cabin, cabin class, klasse, classe, clase',
  description:
    'notes, note, comment, comments, remarks, details, bemerkung, beschreibung, notiz, commentaire, remarque, merknad, beskrivelse, notas, comentario, descripcion',
  tags: 'tag, labels, category, schlagworte, etiquettes, etiketter, etiquetas',
  working_hours: 'hours, stunden, heures, timer, horas',
  elapsed_time: 'hours, time, duration, stunden, dauer, heures, duree, timer, horas, duracion',
  weight: 'mass, tonnes, kg, gewicht, poids, vekt, peso',
  area: 'floor area, flache, surface, areal, superficie',
};
