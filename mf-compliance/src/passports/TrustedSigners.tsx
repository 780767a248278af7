import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { Card, IconButton, QueryStates, useConfirmedDelete, useFormat, usePortal, useT } from '@lichen/kit';
import type { useTrusted } from './useTrusted';
import './passports.css';

/** Signers whose passports the company accepts, and how each fingerprint was compared. */
export function TrustedSigners({ of: found }: { of: ReturnType<typeof useTrusted>['found'] }) {
  const t = useT();
  const format = useFormat();
  const { may } = usePortal();
  const { confirmAndDelete } = useConfirmedDelete(trustedSigner);
  const remove = (id: string, name: string) =>
    void confirmAndDelete(id, {
      title: 'Stop trusting this signer?',
      text: t('No more figures are taken from passports of {name}. Figures already taken stay.', { name }),
    });
  return (
    <Card title={t('Trusted signers')}>
      <QueryStates of={found} empty={{ when: ({ list }) => list.length === 0, text: t('No signers are trusted yet.') }}>
        {({ list }) => (
          <ul className="cp-held">
            {list.map(({ _id, name, fingerprint, compared, created_on }) => (
              <li key={_id}>
                <p>
                  <strong>{name}</strong> <span className="cp-quiet-inline">{format.day(created_on)}</span>
                </p>
                <p className="cp-print">{fingerprint}</p>
                <p className="cp-quiet">{compared}</p>
                {may(trustedSigner.allow.remove) && (
                  <div className="cp-acts">
                    <IconButton icon="remove" label={t('Delete {name}', { name })} onClick={() => remove(_id, name)} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Card>
  );
}
