import { story as chart } from './Chart.stories';
import { story as staleContent } from './StaleContent.stories';
import { story as emailText } from './EmailText.stories';
import { story as emptyState } from './EmptyState.stories';
import { story as errorState } from './ErrorState.stories';
import { story as figure } from './Figure.stories';
import { story as queryStates } from './QueryStates.stories';
import { story as iconButton } from './IconButton.stories';
import { story as jobProgress } from './JobProgress.stories';
import { story as noPermission } from './NoPermission.stories';
import { story as offlineNotice } from './OfflineNotice.stories';
import { story as scopeTag } from './ScopeTag.stories';
import { story as skeleton } from './Skeleton.stories';
import { story as statusTag } from './StatusTag.stories';
import type { Story } from './story';

export const stateStories: readonly Story[] = [
  chart,
  staleContent,
  emailText,
  emptyState,
  errorState,
  figure,
  queryStates,
  iconButton,
  jobProgress,
  noPermission,
  offlineNotice,
  scopeTag,
  skeleton,
  statusTag,
];
