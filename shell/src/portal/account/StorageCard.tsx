import { type StorageUsed, storageUsed } from '@lichen/contracts/identity/storage.call';
import { Card, QueryStates, useAnswer, useFormat, useT } from '@lichen/kit';
import { Usage } from './Usage';

const GIGABYTE = 1024 ** 3;

/** Storage used by the company's files and its limit, rounded up to hundredths of a gigabyte. */
export function StorageCard() {
  const t = useT();
  const { number } = useFormat();
  const found = useAnswer<{ obj: StorageUsed }>(['account', storageUsed.name], storageUsed.name);
  const gigabytes = (bytes: number) => number(Math.ceil((bytes / GIGABYTE) * 100) / 100);
  return (
    <Card title={t('Storage')}>
      <QueryStates of={found}>
        {({ obj: { used, all } }) => (
          <>
            <p className="p-account-figure">
              <strong>{gigabytes(used)}</strong> {t('of {count} GB', { count: gigabytes(all) })}
            </p>
            <Usage used={used} most={all} />
            <p className="p-account-note">
              {used >= all
                ? t('Uploads are refused until files are deleted.')
                : t('Uploaded files, logos and the files of imports')}
            </p>
          </>
        )}
      </QueryStates>
    </Card>
  );
}
