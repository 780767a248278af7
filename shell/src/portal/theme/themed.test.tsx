import { Modal } from '@lichen/kit/antd';
import { pretendBrowser } from '@lichen/kit/testing';
import { render, screen } from '@testing-library/react';

it('names the button that closes a dialog in the language of the user', async () => {
  pretendBrowser();
  const { Themed } = await import('./Themed');
  render(
    <Themed language="DE">
      <Modal open title="Frage" footer={null} />
    </Themed>,
  );
  expect(await screen.findByRole('button', { name: 'Schließen' })).toBeTruthy();
});
