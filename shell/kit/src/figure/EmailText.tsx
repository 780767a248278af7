import { Fragment } from 'react';
import './figure.css';

/** Shows an email address that wraps after punctuation, not within a word. */
export function EmailText({ address }: { address: string | null | undefined }) {
  if (!address) return null;
  return (
    <span className="k-email">
      {address.split(/(?<=[@.])/).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one address do not move
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
    </span>
  );
}
