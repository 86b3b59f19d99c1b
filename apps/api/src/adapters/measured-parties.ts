import { SpanKind } from '@opentelemetry/api';
import type { Metrics, ProviderOutcome } from '../ports/metrics.ts';
import { ProviderRefused, ProviderUnavailable } from '../ports/provider-errors.ts';
import { spanAround } from '../tracing/spans.ts';
import type { ThirdParties } from './third-parties.ts';

/** The same ports, whose calls are counted by provider, outcome and duration. */
export function measureThirdParties(parties: ThirdParties, metrics: Metrics): ThirdParties {
  const { payments, payouts, sms, mail, wechat, webPush, invoices } = parties;
  const measured = <Port extends object>(provider: string, port: Port) =>
    measurePort(provider, port, metrics);
  return {
    payments: {
      wechatPay: measured('wechatPay', payments.wechatPay),
      alipay: measured('alipay', payments.alipay),
    },
    payouts: {
      paypal: measured('paypal', payouts.paypal),
      payoneer: measured('payoneer', payouts.payoneer),
    },
    sms: measured('sms', sms),
    mail: measured('mail', mail),
    wechat: measured('wechat', wechat),
    webPush: measured('webPush', webPush),
    invoices: invoices && measured(invoices.name, invoices),
  };
}

/** What answers at once asks nobody, such as the check of a signature; it is not counted. */
function measurePort<Port extends object>(provider: string, port: Port, metrics: Metrics): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]) => {
        const start = performance.now();
        const count = (outcome: ProviderOutcome) =>
          metrics.providerCall(provider, outcome, performance.now() - start);
        const answer: unknown = Reflect.apply(member, target, given);
        if (!(answer instanceof Promise)) return answer;
        answer.then(
          () => count('ok'),
          (error: unknown) => count(outcomeOf(error)),
        );
        return spanAround(`${provider} ${String(name)}`, { kind: SpanKind.CLIENT }, answer);
      };
    },
  });
}

function outcomeOf(error: unknown): ProviderOutcome {
  if (error instanceof ProviderRefused) return 'refused';
  return error instanceof ProviderUnavailable ? 'unavailable' : 'error';
}
