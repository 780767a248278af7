import { Card } from '../page/Card';
import { DataTable } from '../table/DataTable';
import { useT } from '../i18n/texts';

type Table<R extends { _id: string }> = Pick<
  Parameters<typeof DataTable<R>>[0],
  'columns' | 'of' | 'view' | 'nameOf' | 'openId'
>;

interface Props<R extends { _id: string }> extends Table<R> {
  /** Heading and accessible name of the list; a dictionary key. */
  title: string;
  onOpen: (id: string) => void;
}

/** Lists earlier jobs, such as imports and recalculations. A row opens its job. */
export function JobHistory<R extends { _id: string }>({ title, onOpen, ...table }: Props<R>) {
  const t = useT();
  return (
    <Card title={t(title)}>
      <DataTable {...table} label={title} onOpen={({ _id }) => onOpen(_id)} empty={{ text: t('None yet.') }} />
    </Card>
  );
}
