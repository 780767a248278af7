import { list, portalAnswer, pretendBrowser, serve, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import RequestList from './RequestList';

beforeEach(() => pretendBrowser());

const opened = async (videos: Readonly<Record<string, string>>) => {
  serve({ 'GET partner_compliance_requests': list([]) });
  await show(<RequestList />, { at: '/docs/compliance', answer: { ...portalAnswer(), videos } });
  await screen.findByText('Nothing is requested from you here.');
};

it('leads to the video about requests, where the installation has one', async () => {
  const address = 'https://videos.example.com/requests';
  await opened({ compliance_requests: address });
  expect(screen.getByRole('link', { name: 'Support video' }).getAttribute('href')).toBe(address);
});

it('has no such link without an address', async () => {
  await opened({ add_staff: 'https://videos.example.com/staff' });
  expect(screen.queryByRole('link', { name: 'Support video' })).toBeNull();
});
