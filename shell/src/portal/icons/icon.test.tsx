import { PORTAL_ICONS } from '@lichen/contracts/portal/portal-icons';
import { render } from '@testing-library/react';
import { Icon } from './Icon';

const drawn = (name: string, drawing?: string) =>
  render(<Icon name={name} drawing={drawing} />)
    .container.querySelector('path')
    ?.getAttribute('d');

it('draws each icon of the portal in its own way, and a circle for an unknown name', () => {
  const all = [...PORTAL_ICONS.map((name) => drawn(name)), drawn('tower')];

  expect(new Set(all).size).toBe(PORTAL_ICONS.length + 1);
  expect(drawn('constructor')).toBe(drawn('tower'));
});

it('draws an icon that a remote brings along', () => {
  expect(drawn('tower', 'M1 1h2')).toBe('M1 1h2');
});
