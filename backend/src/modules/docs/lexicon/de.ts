import type { Lexicon } from './lexicon';

export const de: Lexicon = {
  language: 'de',
  stopWords:
    'der, die, das, und, fur, von, mit, ist, bitte, wir, ihre, ihr, sie, den, des, zu, auf, im, bei, zur, zum, nach, oder, aus',
  ideas: {
    invoice:
      'rechnung, beleg, abrechnung, faktura, gutschrift, =re, =rg, rechn, =vorgang, vorgangsnummer, dokument, bescheid, honorarnote, quittung',
    number: 'nummer, =nr, -nr, kennung, =no, zeichen, kennziffer, =id, =num, kontonummer',
    date: 'datum, =tag, =stichtag, =am',
    issue: 'ausgestellt, ausstellung, erstellt, =vom, =ausgabe, erstellungsdatum, =ausgestellt',
    due: 'fallig, zahlbar, zahlungsziel, abbuchung, =lastschrift, zahlungstermin, eingezogen, uberweisen, =valuta, zahlungseingang, zahlung bis, abgebucht, zahlbar bis, =falligkeit, buchen wir, wir buchen, einziehen, ziehen wir, uberweisung',
    customer:
      'kunde, vertragskonto, kassenzeichen, buchungszeichen, personenkonto, vertragspartner, =kd, =kto, debitor, geschaftspartner, verbrauchskonto, teilnehmer, =kdnr, =gp, =kundennr',
    contract: 'vertrag, =tarif',
    order: 'bestell, auftrag, lieferschein, angebot, =ihr zeichen, projekt, =best, bestellt, auftragsdatum',
    tax: 'mwst, =ust, mehrwertsteuer, umsatzsteuer, steuer, ustid, =ust idnr',
    bank: 'iban, =bic, bank, =kontonummer, =blz',
    phone: 'telefon, =tel, =fax, telefax, mobil, hotline, service',
    period:
      'zeitraum, periode, =vom, abrechnungsjahr, verbrauchszeit, lieferzeit, leistungszeit, turnus, zeitspanne, abgerechnet, leistungszeitraum, abrechnungszeit',
    from: '=von, =vom, =ab, -beginn, =seit, anfang, =alt, =alter, erster, =start, =anfangs',
    to: '=bis, -ende, =neu, =neuer, letzter, =ende',
    total: 'summe, gesamt, total, =insgesamt',
    amount: 'betrag, kosten, entgelt, =wert, preis gesamt, forderung, gebuhr',
    net: 'netto, =ohne, =zzgl, zwischensumme, zwischentotal, zuzuglich, warenwert, =exkl, zw summe, warensumme, nettosumme',
    gross:
      'brutto, =inkl, rechnungsbetrag, endbetrag, zahlbetrag, einschliesslich, zu zahlen, zu bezahlen, zu begleichen, gesamtbetrag, zahlungsbetrag, gesamtsumme, rechnungssumme, endsumme, gesamtpreis',
    previous:
      'vorauszahlung, abschlag, abschlage, vorjahr, vormonat, guthaben, gezahlt, geleistet, vorperiode, erhaltene, bisher, teilbetrag, teilbetrage, =saldo, vorrechnung, bereits, akonto, anzahlung, ursprung, ersetzt, storniert, bezugsrechnung, unsere rechnung, zu rechnung, zur rechnung',
    price: 'preis, einzelpreis, =je, =pro, ct kwh, =satz, grundpreis, arbeitspreis',
    use: 'verbrauch, energie, menge, bezug, arbeit, strommenge, =kwh, wirkarbeit, entnahme, wassermenge, =geliefert, bezogen',
    reading: '=stand, -stand, zahlerstand, anfangsstand, endstand, ablesung, ablesewert, =ablesedatum, zst',
    meter: 'zahler, zahlpunkt, geratenummer, gerate nr, zst',
    supply:
      'lieferstelle, marktlokation, =malo, messlokation, verbrauchsstelle, abnahmestelle, =melo, entnahmestelle, lieferadresse, lieferanschrift, objekt, lieferort, abnahmeort, anlage, anlagenstandort',
    address: 'adresse, anschrift, stelle, objekt, standort, liegenschaft',
    billing:
      'rechnungsanschrift, rechnungsempfanger, postanschrift, sitz, rechnungsadresse, =an, besteller, rechnung an',
    renewable: 'erneuerbar, okostrom, herkunft, regenerativ, grunstrom, naturstrom',
    multiplier: 'faktor, wandler, konstante, umrechnung, zustandszahl, brennwert',
    delivery:
      'geliefert, lieferdatum, lieferung, liefertag, leistungsdatum, versand, anlieferung, =ls, leistung erbracht, leistungstag',
    supplier:
      'lieferant, anbieter, versorger, verkaufer, rechnungssteller, versicherer, entsorger, zertifizierungsstelle',
    certificate: 'zertifikat, zertifikats, registrier, police, versicherungsschein, =schein, bescheinigung',
    standard: 'norm, =iso, regelwerk, standard',
    expiry: 'gultig bis, ablauf, ablaufdatum, =gultigkeit bis, laufzeit bis, lauft ab',
    valid: 'gultig, versicherungsbeginn, laufzeit, versicherung',
    waste: 'abfall, entsorg, =avv, mull, container, recycling, verwertung, deponie, schrott',
    weight: 'gewicht, tonnage, =kg, =to, masse',
    liability: 'haftpflicht, deckung, versicherungssumme, =summe, transport, =kfz',
    fuel: 'kraftstoff, produkt, artikel, bezeichnung, sorte, brennstoff',
    emissions: 'co2, emission, kohlendioxid, umweltauswirkung',
    discount: 'rabatt, skonto, bonus, nachlass',
    company:
      'firma, unternehmen, versicherungsnehmer, organisation, =inhaber, empfanger, abfallerzeuger, rechnungsempfanger, =name, besteller, rechnung an',
  },
  types: {
    electricity:
      'strom, marktlokation, stromverbrauch, netznutzung, stromrechnung, stromlieferung, elektrizitat, stromsteuer, wirkarbeit, blindarbeit, offshore, =kwkg, stromkennzeichnung',
    natural_gas:
      'erdgas, gasrechnung, brennwert, zustandszahl, gasverbrauch, =gas, gaslieferung, gasabrechnung, energiesteuer, gasspeicherumlage, bilanzierungsumlage, =behg, emissionshandel, gasnetz, thermische energie, =h gas, =l gas',
    water: 'wasser, abwasser, trinkwasser, schmutzwasser, niederschlagswasser, frischwasser',
    fuel: 'diesel, benzin, kraftstoff, tankkarte, heizol, =hel, =super, tankstelle, =liter, adblue, betankung',
    purchase_invoice: 'rechnung, artikel, menge, einzelpreis, bestellnummer, bezeichnung, lieferschein, position',
    waste_report:
      'abfall, entsorgung, container, abfallschlussel, verwertung, entsorgungsnachweis, wiegeschein, recycling, tonnage',
    certificate: 'zertifikat, zertifiziert, managementsystem, geltungsbereich, bescheinigt, zertifizierung, iso',
    insurance:
      'versicherung, versicherer, police, haftpflicht, versicherungsschein, deckungssumme, versicherungsnehmer',
  },
  fuels: {
    'Natural gas': 'erdgas, =gas',
    Diesel: 'diesel',
    Petrol: 'benzin, =super, =e10, =e5',
    'Heating oil': 'heizol, =hel',
    LPG: 'flussiggas, propan, autogas, lpg',
    HVO: 'hvo',
  },
};
