import { useLingui } from '@lingui/react/macro';
import { StepBar } from '@tolk/design-system/portal';
import { Link, pathTo } from '@tolk/platform';

interface Props {
  projectReleaseInforId: string;
  current: 'positionDetail' | 'positionResume';
}

/** The two steps of a posting (docs/product/screens.md#shared-elements): its details and the applications received. */
export function PositionSteps({ projectReleaseInforId, current }: Props) {
  const { t } = useLingui();
  const path = (name: Props['current']) => pathTo(name, { projectReleaseInforId });
  return (
    <StepBar
      label={t({ message: 'Project steps', context: 'figure' })}
      currentPath={path(current)}
      linkComponent={Link}
      steps={[
        {
          path: path('positionDetail'),
          label: t({ message: 'Project details', context: 'menu' }),
          // Two places of one project: neither is ever over.
          done: false,
        },
        {
          path: path('positionResume'),
          label: t({ message: 'Applications received', context: 'menu' }),
          done: false,
        },
      ]}
    />
  );
}
