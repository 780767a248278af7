import { portalAnswer, pretendBrowser, show } from '@lichen/kit/testing';
import { screen } from '@testing-library/react';
import { SupportVideo } from './SupportVideo';

beforeEach(() => pretendBrowser());

it('leads to the video of the installation', async () => {
  const videos = { add_vehicle: 'https://videos.example.com/vehicle' };
  await show(<SupportVideo id="add_vehicle" />, { answer: { ...portalAnswer(), videos } });
  expect(screen.getByRole('link', { name: 'Support video' }).getAttribute('href')).toBe(videos.add_vehicle);
});

it('is not there where the installation has none', async () => {
  await show(<SupportVideo id="add_vehicle" />, {
    answer: { ...portalAnswer(), videos: { add_staff: 'https://a.example' } },
  });
  expect(screen.queryByRole('link')).toBeNull();
});
