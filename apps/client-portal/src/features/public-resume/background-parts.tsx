import { Trans } from '@lingui/react/macro';
import type { SharedResume } from '@tolk/contract';
import { Section } from '@tolk/design-system/pieces';
import { formatMonth, languageName, useLanguage } from '@tolk/i18n';
import { usePeopleNames } from '@tolk/labels';
import { Period, ResumeEntries, ResumeEntry } from '@tolk/market-views';

/** A part that the owner keeps back is null. */
type Part<Name extends keyof SharedResume> = NonNullable<SharedResume[Name]>;

export function EducationPart({ education }: { education: Part<'education'> }) {
  const people = usePeopleNames();
  if (education.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Education</Trans>}>
      <ResumeEntries>
        {education.map(({ university, major, degree, startMonth, endMonth, description }) => (
          <ResumeEntry
            key={`${university} ${startMonth}`}
            title={university}
            subtitle={`${major} · ${people('degree', degree)}`}
            time={<Period start={startMonth} end={endMonth} />}
            description={description}
          />
        ))}
      </ResumeEntries>
    </Section>
  );
}

export function ExperiencePart({ experience }: { experience: Part<'experience'> }) {
  const { employment, projects } = experience;
  return (
    <>
      {employment.length === 0 ? null : (
        <Section title={<Trans context="heading">Employment</Trans>}>
          <ResumeEntries>
            {employment.map(({ company, occupation, startMonth, endMonth, description }) => (
              <ResumeEntry
                key={`${company} ${startMonth}`}
                title={company}
                subtitle={occupation}
                time={<Period start={startMonth} end={endMonth} />}
                description={description}
              />
            ))}
          </ResumeEntries>
        </Section>
      )}
      {projects.length === 0 ? null : (
        <Section title={<Trans context="heading">Project experience</Trans>}>
          <ResumeEntries>
            {projects.map(({ projectName, startMonth, endMonth, description }) => (
              <ResumeEntry
                key={`${projectName} ${startMonth}`}
                title={projectName}
                time={<Period start={startMonth} end={endMonth} />}
                description={description}
              />
            ))}
          </ResumeEntries>
        </Section>
      )}
    </>
  );
}

export function CertificatesPart({ certificates }: { certificates: Part<'certificates'> }) {
  const language = useLanguage();
  if (certificates.length === 0) return null;
  return (
    <Section title={<Trans context="heading">Language certificates</Trans>}>
      <ResumeEntries>
        {certificates.map(({ certificate, language: of, level, issuedMonth }) => (
          <ResumeEntry
            key={`${certificate} ${of} ${level}`}
            title={certificate}
            subtitle={[languageName(of, language), level].filter(Boolean).join(' · ')}
            time={issuedMonth === null ? null : formatMonth(issuedMonth, language)}
          />
        ))}
      </ResumeEntries>
    </Section>
  );
}
