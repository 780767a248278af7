import type { RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { SheetColumn } from '@lichen/contracts/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Import } from '../import-words';
import type { ImportCall } from '../useImportCall';
import { AnsweredQuestions } from './AnsweredQuestions';
import { NewRecords } from './NewRecords';
import { RepairGroups } from './RepairGroups';

interface Props {
  record: Import;
  entity: Entity;
  columns: readonly SheetColumn[];
  call: ImportCall;
  /** Called with the group that the person works on. */
  onLook: (group: RepairGroup) => void;
}

/** Lists the open decisions of an import, then what was decided and can still be changed. */
export function Decisions({ record, ...shared }: Props) {
  return (
    <div className="imp-stack">
      <RepairGroups groups={record.repairs ?? []} settings={record.settings} {...shared} />
      <AnsweredQuestions record={record} {...shared} />
      <NewRecords record={record} call={shared.call} />
    </div>
  );
}
