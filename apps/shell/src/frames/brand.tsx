import { Mark, styled } from '@tolk/design-system';
import { product } from '@tolk/domain';
import { Link } from '@tolk/platform';

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  fontSize: '1.125rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
}));

/** Mark and name, leading to where this person starts. */
export function Brand({ to }: { to: string }) {
  return (
    <Home to={to}>
      <Mark size={28} />
      <span>
        {product.name} <span lang="zh-CN">{product.nameChinese}</span>
      </span>
    </Home>
  );
}
