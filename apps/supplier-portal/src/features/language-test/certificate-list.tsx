import { Trans } from '@lingui/react/macro';
import { useSupGetTranslatorCertificatesQuery } from '@tolk/api-client';
import { VerificationStatus } from '@tolk/account-views';
import { Link as TextLink } from '@tolk/design-system';
import { LanguagePairChip, RowCard, RowCards, Section } from '@tolk/design-system/pieces';
import { certificateBodies } from '@tolk/domain/dictionaries/certificates';
import { languagePair, useLanguage } from '@tolk/i18n';
import { nameIn } from '@tolk/labels';
import { ProvenFields } from '@tolk/market-views';
import { Link } from '@tolk/platform';
import { FieldsHint } from './fields-hint.tsx';
import { testPath } from './test-address.ts';

/** Every certificate that was sent, each leading to the page of its pair. */
export function CertificateList() {
  const language = useLanguage();
  const { data: certificates = [] } = useSupGetTranslatorCertificatesQuery({});
  if (certificates.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Your certificates</Trans>}>
      <RowCards>
        {certificates.map((certificate) => {
          const { translatorCertificateId, sourceLanguage, targetLanguage } = certificate;
          return (
            <RowCard
              key={translatorCertificateId}
              title={
                <TextLink component={Link} to={testPath({ sourceLanguage, targetLanguage })}>
                  {languagePair(sourceLanguage, targetLanguage, language)}
                </TextLink>
              }
              facts={
                <>
                  <LanguagePairChip source={sourceLanguage} target={targetLanguage} />
                  <span>{nameIn(certificateBodies, certificate.body, language)}</span>
                  <span>{certificate.level}</span>
                  {certificate.status === 'certified' ? (
                    <ProvenFields fields={certificate.provenFieldIds} />
                  ) : null}
                </>
              }
              notice={<VerificationStatus state={certificate} />}
            />
          );
        })}
      </RowCards>
      <FieldsHint certificates={certificates} />
    </Section>
  );
}
