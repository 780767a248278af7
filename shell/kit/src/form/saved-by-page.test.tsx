import { location } from '@lichen/contracts/business/location.entity';
import { fireEvent, screen } from '@testing-library/react';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { useConfirmLeave } from '../unsaved-changes/UnsavedChangesGuard';
import { SchemaForm } from './SchemaForm';

beforeEach(() => pretendBrowser());

const LAYOUT = [{ fields: ['name'] }];

function Leave({ left }: { left: (may: boolean) => void }) {
  const mayLeave = useConfirmLeave();
  return (
    <button type="button" onClick={() => void mayLeave().then(left)}>
      Leave
    </button>
  );
}

test('a form without a button is saved by its page: nothing is unsaved, and nothing is kept', async () => {
  const changed: unknown[] = [];
  const left = jest.fn();
  const form = (
    <>
      <SchemaForm
        entity={location}
        layout={LAYOUT}
        onFieldChange={(name, { values }) => changed.push([name, values[name]])}
      />
      <Leave left={left} />
    </>
  );
  const shown = await show(form);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: 'Leeds' } });

  expect(changed).toEqual([['name', 'Leeds']]);
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('button', { name: 'Leave' });
  expect(left).toHaveBeenCalledWith(true);

  shown.unmount();
  await show(form);
  expect(((await screen.findByRole('textbox', { name: /^Name/ })) as HTMLInputElement).value).toBe('');
  expect(screen.queryByText(/Restore|draft/i)).toBeNull();
});
