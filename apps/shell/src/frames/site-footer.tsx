import { Trans } from '@lingui/react/macro';
import { Box, LanguageSelector, Link, Mark, styled } from '@tolk/design-system';
import { product } from '@tolk/domain';
import { useLanguage } from '@tolk/i18n';
import { Link as InnerLink, pathTo, RouteLink, siteInfo } from '@tolk/platform';
import type { ReactNode } from 'react';

/** A list without marks. */
const QuietList = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });

const hiddenWhenEmpty = { '&:empty': { display: 'none' } };

const Filing = styled('a')({ color: 'inherit', ...hiddenWhenEmpty });

const Operator = styled('span')(hiddenWhenEmpty);

/** Where to go on from any page, who runs the site, and its language. */
export function SiteFooter() {
  return (
    <>
      <Box
        sx={{
          py: { xs: 5, md: 8 },
          display: 'grid',
          columnGap: 4,
          rowGap: 5,
          gridTemplateColumns: { xs: '1fr 1fr', md: '6fr 3fr 3fr' },
          '& > *': { minWidth: 0 },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>
          <About />
        </Box>
        <Product />
        <Service />
      </Box>
      <Filings />
    </>
  );
}

function About() {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 650, mb: 1.5 }}>
        <Mark size={24} />
        <span>
          {product.name} <span lang="zh-CN">{product.nameChinese}</span>
        </span>
      </Box>
      <Box sx={{ color: 'text.secondary', maxWidth: '24em', textWrap: 'pretty', mb: 2 }}>
        <Trans>Translation and interpreting between people who keep their word.</Trans>
      </Box>
      <Box sx={{ ml: -1 }}>
        <LanguageSelector />
      </Box>
    </>
  );
}

function Product() {
  return (
    <Links title={<Trans context="heading">The site</Trans>}>
      <li>
        <Entry to="publicJobs">
          <Trans context="link">Find work</Trans>
        </Entry>
      </li>
      <li>
        <Entry to="directory">
          <Trans context="link">Find translators</Trans>
        </Entry>
      </li>
      <li>
        <Entry to="about">
          <Trans context="link">About us</Trans>
        </Entry>
      </li>
      <li>
        <Link component={InnerLink} to={`${pathTo('faq')}#clients`} color="inherit">
          <Trans context="link">For clients</Trans>
        </Link>
      </li>
      <li>
        <Link component={InnerLink} to={`${pathTo('faq')}#suppliers`} color="inherit">
          <Trans context="link">For translators</Trans>
        </Link>
      </li>
      <li>
        <Entry to="miniProgram">
          <Trans context="link">Mini-program</Trans>
        </Entry>
      </li>
    </Links>
  );
}

function Service() {
  return (
    <Links title={<Trans context="heading">Help</Trans>}>
      <li>
        <Entry to="faq">
          <Trans>Questions and answers</Trans>
        </Entry>
      </li>
      <li>
        <Entry to="customerService">
          <Trans context="link">Customer service</Trans>
        </Entry>
      </li>
      <li>
        <Entry to="terms">
          <Trans>Terms of service</Trans>
        </Entry>
      </li>
      <li>
        <Entry to="privacy">
          <Trans context="link">Privacy policy</Trans>
        </Entry>
      </li>
    </Links>
  );
}

function Entry({
  to,
  children,
}: {
  to: Parameters<typeof RouteLink>[0]['to'];
  children: ReactNode;
}) {
  return (
    <Link component={RouteLink} to={to} color="inherit">
      {children}
    </Link>
  );
}

function Links({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <Title>{title}</Title>
      <QuietList sx={{ '& a': { display: 'inline-block', py: 0.5 } }}>{children}</QuietList>
    </div>
  );
}

function Title({ children }: { children: ReactNode }) {
  return (
    <Box component="h2" sx={{ m: 0, mb: 1, typography: 'body2', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

/** Who runs the site, and what Chinese law has every site show; each number leads to the register that it stands in. */
function Filings() {
  const language = useLanguage();
  const site = siteInfo();
  const { filingNumber, policeNumber } = site;
  return (
    <Box
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        typography: 'caption',
        color: 'text.secondary',
      }}
    >
      <span>
        © {product.name} <span lang="zh-CN">{product.nameChinese}</span>
      </span>
      {language === 'en' ? (
        <Operator lang={site.operatorEnglishLanguage}>{site.operatorEnglish}</Operator>
      ) : (
        <Operator lang={site.operatorLanguage}>{site.operator}</Operator>
      )}
      <Filing href="/licences.txt">
        <Trans context="link">Open-source licences</Trans>
      </Filing>
      <Filing href="https://beian.miit.gov.cn/" rel="noreferrer" lang="zh-CN">
        {filingNumber}
      </Filing>
      <Filing href="https://beian.mps.gov.cn/" rel="noreferrer" lang="zh-CN">
        {policeNumber}
      </Filing>
    </Box>
  );
}
