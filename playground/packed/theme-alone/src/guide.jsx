import { Callout, Card, ParamField, Step, Steps, Tab, Tabs, ThemeRoot } from '@octavo/theme';

/** Components of the theme in an app that has nothing else of Octavo's. */
export function Guide() {
  return (
    <ThemeRoot mode="light">
      <h2>Forging</h2>
      <Callout type="warning" title="Hot">
        Wear gloves.
      </Callout>
      <Steps>
        <Step title="Heat">Until it is orange.</Step>
        <Step title="Strike">Twice.</Step>
      </Steps>
      <Tabs>
        <Tab title="Iron">Soft.</Tab>
        <Tab title="Steel">Hard.</Tab>
      </Tabs>
      <Card title="Next" href="/next">
        Quench it.
      </Card>
      <ParamField query="heat" type="number" required>
        In degrees.
      </ParamField>
    </ThemeRoot>
  );
}
