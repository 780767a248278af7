import { liveRates, type RateLine } from '../../factors/live-rates.loader';

const source = 'Made up for this test';

/** Made-up rates by their names: 'GBP USD 2024' of exchange, 'USD 2022' of prices, 'VAT GB 2026'. */
export const ratesOf = (values: Readonly<Record<string, string>>) =>
  liveRates(() =>
    Object.entries(values).map(([name, value]): RateLine => {
      const words = name.split(' ');
      const year = Number(words.pop());
      const [first = '', second = ''] = words;
      const line = { country: '', currency: first, other: second, year, value, source };
      if (first === 'VAT') return { ...line, kind: 'vat', country: second, currency: '', other: '' };
      return { ...line, kind: second ? 'exchange' : 'index' };
    }),
  );
