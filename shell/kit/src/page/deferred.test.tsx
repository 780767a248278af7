import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { Deferred } from './Deferred';

const log: string[] = [];

function Drawn({ name }: { name: string }) {
  log.push(`${name} is drawn`);
  return name;
}

function Heading() {
  useLayoutEffect(() => void log.push('heading stands'), []);
  return <h1>Heading</h1>;
}

const page = (name: string) => (
  <>
    <Heading />
    <Deferred>
      <Drawn name={name} />
    </Deferred>
  </>
);

it('draws what it holds after its surroundings stand, and later changes at once', () => {
  const { rerender } = render(page('list'));
  expect(log).toEqual(['heading stands', 'list is drawn']);
  rerender(page('changed list'));
  expect(log.slice(2)).toEqual(['changed list is drawn']);
  expect(screen.getByText('changed list')).toBeTruthy();
});
