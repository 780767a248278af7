import type { ColumnWords } from './column-words';

export const de: ColumnWords = {
  other:
    'uhrzeit, =zeit, =pos, position, ~nr, artikelnummer, artikel nr, art nr, =artnr, belegnummer, beleg nr, =beleg, fahrer, rabatt, rechnungsdatum, buchungsdatum, falligkeit, saldo, gewicht, =kg, paletten, wahrung, =pin, =land, steuerschlussel, rechnungsnummer',
  rate: 'mwst satz, ust satz, steuersatz, mwst %, ust %, =%',
  price:
    '=preis, =epreis, einzelpreis, =ep, preis je, preis pro, je liter, pro liter, stuckpreis, literpreis, =satz, e preis, preis netto je, preis einheit, netto einzelpreis, einzelpreis netto, saulenpreis',
  tax: '=mwst, =ust, mehrwertsteuer, umsatzsteuer, =steuer, mwst betrag, ust betrag',
  net: '=netto, nettobetrag, nettowert, netto betrag, betrag netto, nettopreis, gesamt netto, summe netto, =nettosumme',
  gross: '=brutto, bruttobetrag, bruttowert, brutto betrag, betrag brutto, gesamt brutto, summe brutto',
  date: '=datum, lieferdatum, tankdatum, transaktionsdatum, leistungsdatum, auftragsdatum, =tag, liefertag, datum uhrzeit, leistungstag, tag der lieferung, einsatzdatum',
  odometer: 'kilometerstand, km stand, =tacho, ~km, kilometer, tachostand',
  distance: 'entfernung, strecke, distanz, fahrstrecke, gefahrene km, gefahrene kilometer, wegstrecke',
  hours: '=stunden, =std, ladezeit, ladedauer',
  card: 'karte, kartennummer, karten nr, kartennr, tankkarte',
  vehicle: 'kennzeichen, fahrzeug, =kfz, =kz, amtl kennzeichen, =lkw, =pkw, kfz kennzeichen, fahrzeugkennzeichen',
  own_reference: 'unser zeichen, unsere referenz, unsere nummer',
  your_reference: 'ihr zeichen, ihre referenz, ihre bestellung, kundenreferenz, ihre nummer, bestellnummer, bestell nr',
  reference:
    'referenz, =ref, auftrag, auftragsnummer, auftrags nr, lieferschein, lieferscheinnummer, tour, tournummer, sendung, sendungsnummer, frachtbrief',
  from: '~von, abholung, abholort, ladestelle, beladestelle, beladeort, absender, =abgang, startort',
  to: '~nach, ~bis, lieferort, entladestelle, entladeort, zielort, =ziel, baustelle, einsatzort, empfanger, ablieferort, zustellung, lieferadresse',
  place: '=ort, station, tankstelle, =akzeptanzstelle, standort, tankort',
  quantity:
    '=menge, =liter, =anzahl, volumen, stuckzahl, =ltr, =l, =kwh, menge l, menge liter, menge in l, getankte menge, liefermenge',
  unit: '=einheit, =einh, ~me, mengeneinheit',
  product: 'produkt, kraftstoff, sorte, kraftstoffart, warenart, =ware, kraftstoffsorte, produktbezeichnung',
  item: 'artikel',
  description:
    'bezeichnung, beschreibung, leistung, artikelbezeichnung, =text, =gegenstand, leistungsbeschreibung, warenbezeichnung, =material, tatigkeit',
  amount:
    '=betrag, =gesamt, =gesamtpreis, =summe, =wert, gesamtbetrag, =gpreis, =gp, =kosten, =endpreis, g preis, positionswert, zeilensumme, warenwert, =entgelt',
};
