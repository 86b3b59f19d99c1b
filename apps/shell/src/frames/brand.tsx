import { Mark, styled } from '@tolk/design-system';
import { product } from '@tolk/domain';
import { Link } from '@tolk/platform';

const Place = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  fontSize: '1.125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
}));

const Home = styled(Link)({ display: 'inline-flex', textDecoration: 'none' });

/** Mark and name, leading to where this person starts; without a way to lead they only stand there. */
export function Brand({ to }: { to?: string }) {
  const name = (
    <Place>
      <Mark size={28} />
      <span>
        {product.name} <span lang="zh-CN">{product.nameChinese}</span>
      </span>
    </Place>
  );
  return to === undefined ? name : <Home to={to}>{name}</Home>;
}
