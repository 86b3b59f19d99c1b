import { screen } from '@testing-library/react';
import { answerCalls, renderScreen } from '@tolk/screen-testing';
import { DetailValue } from './detail-value.tsx';

describe('a detail of the audit log', () => {
  it.each([
    ['role', 'finance', 'Finance'],
    ['decision', 'revoke', 'Revoked'],
    ['sourceLanguage', 'en', 'English'],
    ['amount', '123456', '¥ 1,234.56 CNY'],
    ['step', 'review', 'Review of the ruling'],
    ['step', 'first', 'First ruling'],
    ['blocked', 'true', 'Yes'],
    ['blocked', 'no', 'No'],
    ['name', 'Lin Yan', 'Lin Yan'],
    ['because', 'company', 'Company'],
    ['provenFields', 'law, insurance', 'Law and contracts; Insurance'],
    ['provenFields', '', 'None'],
  ])('%s %s reads %s', (name, value, shown) => {
    const { container } = renderScreen(<DetailValue name={name} value={value} />);
    expect(container).toHaveTextContent(new RegExp(`^${shown}`));
  });

  it('leads to the account it is about', () => {
    renderScreen(<DetailValue name="personId" value="p1" />);
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute(
      'href',
      '/ops/user?personId=p1',
    );
  });

  it('calls the owner of what was decided by name', () => {
    renderScreen(<DetailValue name="personId" value="p1" subjectName="Lin Yan" />);
    expect(screen.getByRole('link', { name: 'Lin Yan' })).toBeVisible();
  });

  it.each([
    ['contract.pdf', 'contract.pdf'],
    [null, 'f1'],
  ])('says the name of a file, %s, or its id once it is gone: %s', (fileName, shown) => {
    const { container } = renderScreen(
      <DetailValue name="fileId" value="f1" fileName={fileName} />,
    );
    expect(container).toHaveTextContent(RegExp(`^${shown}$`));
  });

  it('leads to the order only those who may enter the scope of orders', async () => {
    answerCalls({ '/opsinterface/getStaffUser': { role: 'admin' } });
    renderScreen(<DetailValue name="orderId" value="o1" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Order' })).toHaveAttribute(
      'href',
      '/ops/order?id=o1',
    );
  });
});
