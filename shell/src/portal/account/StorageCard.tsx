import { type StorageUsed, storageUsed } from '@lichen/contracts/identity/storage.call';
import { Card, QueryStates, useAnswer, useFormat, useT } from '@lichen/kit';
import { Usage } from './Usage';

const GIGABYTE = 1024 ** 3;

/** What the company's files take of what they may take; below a hundredth of a gigabyte it is that little. */
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
