import { linkInput, missingIn, newSharing, offeredMethods, portalInput } from './sharing-form';

const empty = newSharing(null, true);

it('asks for what each way needs, and for nothing else', () => {
  expect(Object.keys(missingIn(empty))).toEqual(['partner_id', 'send_method']);
  expect(missingIn({ ...empty, partner_id: 'p', send_method: 'partner' })).toEqual({});
  expect(Object.keys(missingIn({ ...empty, partner_id: 'p', send_method: 'email' }))).toEqual(['contact_id', 'email']);
  const byPhone = { ...empty, partner_id: 'p', contact_id: 'c', send_method: 'sms', number: ' ' } as const;
  expect(missingIn(byPhone)).toEqual({ country_code: 'Required', number: 'Required' });
});

it('offers no email for answers to messages', () => {
  const methods = ['email', 'sms'] as const;
  expect(offeredMethods(methods, { doc_ids: ['message_response'] })).toEqual(['sms']);
  expect(offeredMethods(methods, { doc_ids: null })).toEqual(['email', 'sms']);
});

it('sends what belongs to the chosen way alone', () => {
  const all = { ...empty, partner_id: 'p', contact_id: 'c', email: 'a@b.example', country_code: '+44', number: '7' };
  expect(linkInput({ ...all, send_method: 'email' }, 'd')).toEqual({
    ...{ doc_id: 'd', partner_id: 'p', contact_id: 'c', with_file: true, with_data: true, days: 30 },
    email: 'a@b.example',
  });
  expect(linkInput({ ...all, send_method: 'sms' }, 'd')).toMatchObject({ channel: 'sms', country_code: '+44' });
  expect(portalInput({ ...all, message: ' Hello ' })).toEqual({
    ...{ with_file: true, with_data: true, message: ' Hello ', contact_id: 'c' },
  });
});
