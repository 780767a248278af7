import type { UrlState } from '@lichen/kit';
import { FoundChoices, DeferredFilterGroup } from './DeferredFilterGroup';
import { useTaskTypes } from './useTaskTypes';

interface Props {
  chosen: readonly string[];
  url: UrlState;
}

/** Filter by tasks of task activities. */
export function TaskChoices(props: Props) {
  return (
    <DeferredFilterGroup title="Task" chosen={props.chosen}>
      {() => <Tasks {...props} />}
    </DeferredFilterGroup>
  );
}

function Tasks({ chosen, url }: Props) {
  const found = useTaskTypes();
  return (
    <FoundChoices
      chosen={chosen}
      options={found.data?.list.map(({ task_type }) => ({ value: task_type, label: task_type }))}
      isMissing={found.isError}
      onChange={(tasks) => url.set({ tasks })}
    />
  );
}
