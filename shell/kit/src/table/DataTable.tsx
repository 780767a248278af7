import { lazy, Suspense } from 'react';
import { FiveStates } from '../states/FiveStates';
import { Skeleton } from '../states/Skeleton';
import { useNarrow } from '../states/useNarrow';
import { CardList } from './CardList';
import type { DataTableProps } from './data-table-props';

const WideTable = lazy(async () => ({ default: (await import('./WideTable')).WideTable }));

/** A list as a table, or as cards where there is no room for one. The server sorts, filters and pages. */
export function DataTable<T extends { _id: string }>(props: DataTableProps<T>) {
  const { of, view, empty } = props;
  const isNarrow = useNarrow();
  const columns = props.columns.filter(({ key, fixed }) => fixed || !view.hidden.includes(key));
  const skeleton = <Skeleton rows={8} height={28} />;
  return (
    <FiveStates of={of} skeleton={skeleton} empty={{ when: ({ total }) => total === 0, ...empty }}>
      {(answer) =>
        isNarrow ? (
          <CardList {...props} columns={columns} answer={answer} />
        ) : (
          <Suspense fallback={skeleton}>
            <WideTable
              {...(props as unknown as DataTableProps<{ _id: string }>)}
              columns={columns as never}
              answer={answer}
            />
          </Suspense>
        )
      }
    </FiveStates>
  );
}
