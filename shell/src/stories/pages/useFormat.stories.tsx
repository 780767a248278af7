import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@lichen/contracts/text/languages';
import { Facts, PortalProvider, useFormat, usePortal } from '@lichen/kit';
import type { Story } from '../story';

const OCTOBER = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 9, 31) };

function Written() {
  const { co2, day, money, number, percent, period, unit } = useFormat();
  return (
    <Facts
      facts={[
        { label: 'CO₂e', value: `${co2('12703905.76')} ${unit}` },
        { label: 'Number', value: number('97006.125') },
        { label: 'Percent', value: percent(12.5) },
        { label: 'Money', value: money({ currency: 'GBP', amount: 1204.5 }) },
        { label: 'Day', value: day(OCTOBER.to) },
        { label: 'Period', value: period(OCTOBER.from, OCTOBER.to) },
      ]}
    />
  );
}

function In({ language }: { language: Language }) {
  const { answer } = usePortal();
  return (
    <PortalProvider answer={answer} language={language}>
      <Written />
    </PortalProvider>
  );
}

const shown = (language: Language) => () => <In language={language} />;

export const story: Story = {
  of: 'useFormat',
  states: LANGUAGES.map((language) => ({ name: LANGUAGE_NAMES[language], Shown: shown(language) })),
};
