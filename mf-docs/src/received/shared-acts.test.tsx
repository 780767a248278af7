import type { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Role } from '@lichen/contracts/portal/roles';
import { portalAnswer, pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { SharedActs } from './SharedActs';

beforeEach(() => pretendBrowser());

async function offered(type: string, role: Role, applied_on: number | null = null) {
  const shared = { _id: 's1', version: 1, doc_ids: [type], data_shared: true, doc_id: null, applied_on };
  const answer = portalAnswer({ roles: ['user', role] });
  await show(<SharedActs record={shared as unknown as RecordOf<typeof sharedDoc>} />, { answer });
  return screen.getAllByRole('button').map(({ textContent }) => textContent);
}

it('offers to apply figures to those alone who may enter a return of the partner', async () => {
  expect(await offered('statement', 'admin')).toContain('Apply');
});

it.each([[null], [1]])('offers it to nobody else, applied on %s', async (applied_on) => {
  expect(await offered('statement', 'share_docs', applied_on)).toEqual(['Upload into own documents']);
});

it('lets whoever keeps documents watch the end of one', async () => {
  expect(await offered('insurance', 'share_docs')).toContain('Apply');
});
