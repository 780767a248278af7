import { story as card } from './Card.stories';
import { story as columnChoice } from './ColumnChoice.stories';
import { story as dataTable } from './DataTable.stories';
import { story as entityFacts } from './EntityFacts.stories';
import { story as exportButton } from './ExportButton.stories';
import { story as facts } from './Facts.stories';
import { story as page } from './Page.stories';
import { story as recordButtons } from './RecordButtons.stories';
import { story as sidePanel } from './SidePanel.stories';
import { story as useConfirm } from './useConfirm.stories';
import { story as useFormat } from './useFormat.stories';
import { story as useNotify } from './useNotify.stories';
import { story as seal } from './Seal.stories';
import { story as linkCards } from './LinkCards.stories';
import type { Story } from './story';

export const pageStories: readonly Story[] = [
  card,
  columnChoice,
  dataTable,
  entityFacts,
  exportButton,
  facts,
  page,
  recordButtons,
  seal,
  sidePanel,
  useConfirm,
  useFormat,
  useNotify,
  linkCards,
];
