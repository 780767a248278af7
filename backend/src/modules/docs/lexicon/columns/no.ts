import type { ColumnWords } from './column-words';

export const no: ColumnWords = {
  other:
    'klokkeslett, ~kl, ~tid, =pos, =linje, varenr, varenummer, artikkelnr, ~nr, sjafor, =forer, rabatt, fakturadato, forfall, forfallsdato, saldo, vekt, =kg, paller, valuta, kvittering, =land, mva kode',
  rate: 'mva sats, mva %, avgiftssats, =sats, =%',
  price:
    '=pris, enhetspris, pris pr, pris per, literpris, stykkpris, a pris, =stkpris, pr liter, pris enhet, pris eks mva, pumpepris',
  tax: '=mva, mva belop, merverdiavgift, =avgift',
  net: '=netto, nettobelop, eks mva, ekskl mva, uten mva, netto belop, belop eks mva, sum eks mva, belop netto, =nettosum',
  gross: '=brutto, bruttobelop, inkl mva, med mva, belop inkl mva, sum inkl mva, belop brutto',
  date: '=dato, transaksjonsdato, leveringsdato, fylledato, oppdragsdato, =dag, dato tid, utfort dato, utfort',
  odometer: 'kilometerstand, km stand, ~km, kilometer',
  distance: 'avstand, distanse, kjorelengde, strekning, kjorte km, antall km, antall kilometer, kjorte kilometer',
  hours: '=timer, ladetid, antall timer',
  card: '=kort, kortnummer, kortnr, kort nr, drivstoffkort',
  vehicle: 'kjoretoy, =bil, regnr, reg nr, registreringsnummer, kjennemerke, skiltnr, =skilt, bilnr, lastebil',
  own_reference: 'var ref, var referanse',
  your_reference: 'deres ref, deres referanse, kundens ref, deres ordre',
  reference:
    'referanse, =ref, ordre, ordrenr, ordrenummer, oppdrag, oppdragsnr, fraktbrev, sendingsnr, =sending, turnr, =bestilling',
  from: '~fra, henting, hentested, hentet, lastested, avsender, opplasting',
  to: '~til, levering, leveringssted, leveringsadresse, lossested, mottaker, bestemmelsessted, byggeplass, arbeidssted, anlegg',
  place: '=sted, stasjon, bensinstasjon, =lokasjon, utsalgssted, brukersted',
  quantity: 'mengde, =antall, =liter, volum, =ltr, =l, =kwh, =kvantum, antall liter, mengde l, fylt mengde',
  unit: '=enhet, =enh, maleenhet',
  product: 'produkt, drivstoff, drivstofftype, =vare, =type',
  item: 'artikkel',
  description:
    'beskrivelse, varetekst, varebeskrivelse, =tekst, betegnelse, =tjeneste, ytelse, varenavn, =arbeid, =gods, =materiell',
  amount: '=belop, =sum, =total, =totalt, =verdi, totalpris, kostnad, linjesum, =totalbelop, =varesum',
};
