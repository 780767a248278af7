import { story as card } from './pages/Card.stories';
import { story as columnChoice } from './pages/ColumnChoice.stories';
import { story as dataTable } from './pages/DataTable.stories';
import { story as entityFacts } from './pages/EntityFacts.stories';
import { story as exportButton } from './pages/ExportButton.stories';
import { story as facts } from './pages/Facts.stories';
import { story as page } from './pages/Page.stories';
import { story as recordButtons } from './pages/RecordButtons.stories';
import { story as sidePanel } from './pages/SidePanel.stories';
import { story as useConfirm } from './pages/useConfirm.stories';
import { story as useFormat } from './pages/useFormat.stories';
import { story as useNotify } from './pages/useNotify.stories';
import { story as seal } from './pages/Seal.stories';
import { story as linkCards } from './pages/LinkCards.stories';
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
