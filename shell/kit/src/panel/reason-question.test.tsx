import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { asDataError } from '../data/data-error';
import { data } from '../data/data';
import { pretendBrowser } from '../testing/browser';
import { serve } from '../testing/server';
import { show } from '../testing/show';

const asks = {
  touches: [
    {
      title: { words: '{year} is approved', params: { year: { text: '2025' } } },
      notes: [
        { count: 1, one: '{count} activity of the year changes.', other: '{count} activities of the year change.' },
      ],
      figures: [{ label: { words: 'Scope 1' }, before_kg: 1000, after_kg: 1500 }],
      links: [],
    },
  ],
};

function Writer() {
  const [told, setTold] = useState('');
  const write = () =>
    data<{ ok: true }>('locations', { method: 'POST', body: { name: 'Leeds' } }).then(
      () => setTold('done'),
      (error) => setTold(asDataError(error).message),
    );
  return (
    <button type="button" onClick={() => void write()}>
      Write {told}
    </button>
  );
}

/** Presses the button of a page whose server wants a reason. */
async function asked(more: object = {}) {
  pretendBrowser();
  const server = serve({
    'POST /api/upload': ({ body }) =>
      (body as FormData).get('entity') === 'year_evidence' && (body as FormData).get('file') instanceof File
        ? { body: { ok: true, obj: { _id: 'file-1' } } }
        : { status: 400, body: { err: 'Not this', errors: { file: 'Choose a PDF' } } },
    'POST locations': ({ headers }) =>
      headers['lichen-reason']
        ? { body: { ok: true } }
        : { status: 428, body: { err: 'Say why.', asks: { ...asks, ...more } } },
  });
  await show(<Writer />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Write' })));
  await screen.findByText('2025 is approved');
  return server;
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('says what a change touches, and sends it again with the reason', async () => {
  const server = await asked();
  expect(screen.getByRole('dialog').textContent).toContain('1 activity of the year changes.');
  expect(screen.getByRole('dialog').textContent).toContain('↑ 0.500');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Too short' } });
  await press('Save with reason');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '..........' } });
  await press('Save with reason');
  expect(screen.getByText('Give the reason in words')).toBeTruthy();
  expect(server.of('POST')).toHaveLength(1);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Écart du compteur' } });
  await press('Save with reason');
  await screen.findByRole('button', { name: 'Write done' });
  const sent = server.of('POST').at(-1);
  expect([sent?.headers['lichen-reason'], sent?.body]).toEqual([
    encodeURIComponent('Écart du compteur'),
    { name: 'Leeds' },
  ]);
});

/** Cells of each row of the table. */
const rowsShown = () =>
  [...screen.getByRole('dialog').querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

it('shows the amount that is edited above the figures, each with its unit and the colour of its scope', async () => {
  const [touched] = asks.touches;
  const amounts = [
    {
      label: { words: 'Amount' },
      before: { value: 10757, units: 'kWh' },
      after: { value: 11949, units: 'kWh' },
    },
    { label: { words: 'Area' }, before: { value: 5, units: 'm2' }, after: { value: 4, units: 'sq ft' } },
    { label: { words: 'Nights' }, before: { value: 3, units: null }, after: { value: 2, units: null } },
    { label: { words: 'Cost' }, before: null, after: { value: 0.5, units: 'GBP' } },
  ];
  const figures = [
    { label: { words: 'Scope 2, market-based' }, scope: '2', before_kg: 357984, after_kg: 358412 },
    { label: { words: 'Scope 3' }, scope: '3', before_kg: 1000, after_kg: 500 },
  ];
  await asked({ touches: [{ ...touched, amounts, figures }] });
  expect(rowsShown()).toEqual([
    ['Amount', '10,757 kWh', '11,949 kWh', '+1,192'],
    ['Area', '5 m2', '4 sq ft', '–'],
    ['Nights', '3', '2', '−1'],
    ['Cost', '–', '0.5 GBP', '–'],
    ['Scope 2, market-based', '357.984 t', '358.412 t', '↑ 0.428'],
    ['Scope 3', '1.000 t', '0.500 t', '↓ 0.500'],
  ]);
  const marked = screen.getByText('Scope 2, market-based').closest('.k-scope-2');
  expect(marked?.querySelector('.k-scope-mark')).toBeTruthy();
  await press('Cancel');
});

it('shows the figures alone where a server tells no amounts', async () => {
  await asked();
  expect(rowsShown()).toEqual([['Scope 1', '1.000 t', '1.500 t', '↑ 0.500']]);
  await press('Cancel');
});

it('changes nothing where nobody says why', async () => {
  const server = await asked();
  await press('Cancel');
  await screen.findByRole('button', { name: 'Write Nothing was changed, because no reason was given.' });
  expect(server.of('POST')).toHaveLength(1);
});

const evidenceOf = (entity: string) => ({ evidence: { entity, accept: '.pdf' } });
async function choose(file: File) {
  const input = screen.getByRole('dialog').querySelector('input[type=file]') as HTMLInputElement;
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Écart du compteur' } });
}
const letter = new File(['%PDF-1.4'], 'letter.pdf');

it('uploads the evidence first, and sends its id with the reason', async () => {
  const server = await asked(evidenceOf('year_evidence'));
  await choose(letter);
  await press('Save with reason');
  await screen.findByRole('button', { name: 'Write done' });
  expect(server.of('POST').at(-1)?.headers['lichen-evidence']).toBe('file-1');
});

it('keeps what was typed where the file is refused, and goes on without it', async () => {
  const server = await asked(evidenceOf('something_else'));
  await choose(letter);
  await press('Save with reason');
  expect(await screen.findByText('Choose a PDF')).toBeTruthy();
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Écart du compteur');
  await press('Remove');
  await press('Save with reason');
  await screen.findByRole('button', { name: 'Write done' });
  expect(server.of('POST').at(-1)?.headers['lichen-evidence']).toBeUndefined();
});

it('sends no file that is too large', async () => {
  const server = await asked(evidenceOf('year_evidence'));
  await choose(Object.defineProperty(new File(['%PDF'], 'large.pdf'), 'size', { value: 26 * 1024 * 1024 }));
  await press('Save with reason');
  expect(screen.getByText('The file is larger than 25 MB. Split it into smaller files.')).toBeTruthy();
  expect(server.of('POST')).toHaveLength(1);
});
