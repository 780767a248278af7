import { story as chart } from './states/Chart.stories';
import { story as staleContent } from './states/StaleContent.stories';
import { story as emailText } from './states/EmailText.stories';
import { story as emptyState } from './states/EmptyState.stories';
import { story as errorState } from './states/ErrorState.stories';
import { story as figure } from './states/Figure.stories';
import { story as queryStates } from './states/QueryStates.stories';
import { story as iconButton } from './states/IconButton.stories';
import { story as lobedShape } from './states/LobedShape.stories';
import { story as noPermission } from './states/NoPermission.stories';
import { story as offlineNotice } from './states/OfflineNotice.stories';
import { story as scopeTag } from './states/ScopeTag.stories';
import { story as skeleton } from './states/Skeleton.stories';
import { story as statusTag } from './states/StatusTag.stories';
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
  lobedShape,
  noPermission,
  offlineNotice,
  scopeTag,
  skeleton,
  statusTag,
];
