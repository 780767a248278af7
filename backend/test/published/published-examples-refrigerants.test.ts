import { citedCases, type Printed } from './published-cases';

/** Published examples of refrigerants topped up, with their potentials, met within the digits they print. */

const { leak, meet, setAccount } = citedCases({ uk: ['GB', 'United Kingdom'] }, 2025, async () => undefined);

const topped = (says: string, kind: string, gas: string, kg: number, direct: number, within: number): Printed => [
  says,
  'refrigerant_activitys',
  leak(kind, gas, { refrigerant_used: kg, units: 'kg' }),
  { direct },
  within,
];

const UNDP = 'UNDP Huella Latam, Lácteos del Valle, 2025';
const GUIDE = 'calculator.city, UK refrigerants';
const VERSO = 'Verso Helpdesk, refrigerants';

const AR4 = [
  topped(`${GUIDE}: 10 kg of R-410A 20.88 t`, 'blends', 'R-410A', 10, 20_880, 5),
  topped(`${GUIDE}: 1 kg 2.088 t`, 'blends', 'R-410A', 1, 2088, 0.5),
];

const AR5 = [
  topped(`${UNDP}: 45 kg of HFC-134a 58,500 kg`, 'kyoto_gases', 'HFC-134a', 45, 58_500, 0.5),
  topped(`${UNDP}: 18 kg of HFC-32 12,186 kg`, 'kyoto_gases', 'HFC-32', 18, 12_186, 0.5),
];

const AR6 = [
  topped(`${VERSO}: R407A 2262.2 a kg`, 'blends', 'R407A', 1, 2262.2, 0.05),
  topped(`${VERSO}: R407C 1907.93`, 'blends', 'R407C', 1, 1907.93, 0.005),
  topped(`${VERSO}: R410A 2255.5`, 'blends', 'R410A', 1, 2255.5, 0.05),
  topped(`${VERSO}: HFC-32 771`, 'kyoto_gases', 'HFC-32', 1, 771, 0.5),
  topped('IBM Envizi, Emissions API: 1 kg of R-404A 4728 kg', 'blends', 'R-404A', 1, 4728, 0.5),
];

describe.each(Object.entries({ AR4, AR5, AR6 }))('%s', (refrigerant_gwp, cases) => {
  beforeAll(() => setAccount({ refrigerant_gwp }));
  meet(cases);
});
