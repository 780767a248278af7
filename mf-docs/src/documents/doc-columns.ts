import type { doc } from '@lichen/contracts/docs/doc.entity';
import { DOC_STATUSES } from '@lichen/contracts/docs/doc-statuses';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { Column, Translate } from '@lichen/kit';

export type Doc = RecordOf<typeof doc>;

export const docColumns = (t: Translate): readonly Column<Doc>[] => [
  { key: 'name', title: 'Name', text: ({ name }) => name, render: ({ name }) => name, card: 'title', fixed: true },
  {
    key: 'status',
    title: 'Status',
    text: ({ status }) => t(DOC_STATUSES[status]),
    render: ({ status }) => t(DOC_STATUSES[status]),
    card: 'line',
  },
];
