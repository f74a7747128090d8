import { createHash } from 'node:crypto';
import { type SheetFunction, sheetFunctions } from './functions.ts';
import { bundled } from './script.ts';

/** The names of the add-in's functions begin with this and a dot. */
const NAMESPACE = 'INVESTING';

/** What the add-in runs: its functions, and the pane in which a person connects. */
export function excelFunctions(baseUrl: string): string {
  const associated = sheetFunctions.map(
    ({ name, parameters }) =>
      `CustomFunctions.associate('${name}', (...given) => ` +
      `INVESTING_.show('${name}', given.slice(0, ${parameters.length})));`,
  );
  return `${bundled(baseUrl, ['excel'], ['show', 'connect', 'disconnect'])}
${associated.join('\n')}
${PANE}`;
}

const PANE = `if (typeof document !== 'undefined') Office.onReady().then(() => {
  const form = document.querySelector('form');
  const said = document.querySelector('output');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    said.textContent = 'One moment';
    said.textContent = await INVESTING_.connect(form.id.value, form.secret.value);
    form.reset();
  });
  document.querySelector('#disconnect').addEventListener('click', async () => {
    await INVESTING_.disconnect();
    said.textContent = 'Disconnected.';
  });
});
`;

/** What Excel completes and how it hands in arguments: `functions.json`. */
export function excelMetadata(): string {
  const functions = sheetFunctions.map(({ name, description, parameters }) => ({
    id: name,
    name,
    description,
    parameters: parameters.map(parameterOf),
    result: { type: 'any', dimensionality: 'matrix' },
  }));
  return `${JSON.stringify({ allowCustomDataForDataTypeAny: true, functions }, null, 2)}\n`;
}

function parameterOf({
  name,
  description,
  isOptional,
  isRange,
}: SheetFunction['parameters'][number]): object {
  const dimensionality = isRange ? 'matrix' : 'scalar';
  return { name, description, type: 'any', dimensionality, optional: isOptional };
}

/** The pane, in which the functions run too: a shared runtime, so that requests carry a token. */
export function excelPane(baseUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Investing</title>
<link rel="stylesheet" href="/quiet.css">
<script src="https://appsforoffice.microsoft.com/lib/1/hosted/office.js"></script>
<script src="/spreadsheets/functions.js" defer></script>
</head>
<body>
<main>
<h1>Investing</h1>
<p>Make an API credential at <a href="${baseUrl}/credentials" target="_blank">${baseUrl}</a>, not a
public one, and copy its id and secret. This add-in only reads. Excel keeps them on this computer
without encrypting them.</p>
<form>
<p><label>Client id <input name="id" required autocomplete="off"></label></p>
<p><label>Client secret <input name="secret" type="password" required autocomplete="off"></label></p>
<p><button>Connect</button> <button type="button" id="disconnect">Disconnect</button></p>
</form>
<p><output></output></p>
</main>
</body>
</html>
`;
}

/** The manifest of the add-in; custom functions need this form of it, not the one in JSON. */
export function excelManifest(baseUrl: string): string {
  const at = (name: string) => `${baseUrl}/spreadsheets/${name}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OfficeApp xmlns="http://schemas.microsoft.com/office/appforoffice/1.1"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xmlns:bt="http://schemas.microsoft.com/office/officeappbasictypes/1.0"
  xsi:type="TaskPaneApp">
  <Id>${idOf(baseUrl)}</Id>
  <Version>1.0.0.0</Version>
  <ProviderName>Investing Platform</ProviderName>
  <DefaultLocale>en-US</DefaultLocale>
  <DisplayName DefaultValue="Investing"/>
  <Description DefaultValue="Figures of ${baseUrl} in cells."/>
  <IconUrl DefaultValue="${at('icon-32.png')}"/>
  <HighResolutionIconUrl DefaultValue="${at('icon-64.png')}"/>
  <SupportUrl DefaultValue="${baseUrl}/docs/guides/spreadsheets"/>
  <Hosts>
    <Host Name="Workbook"/>
  </Hosts>
  <Requirements>
    <Sets DefaultMinVersion="1.1">
      <Set Name="SharedRuntime" MinVersion="1.1"/>
    </Sets>
  </Requirements>
  <DefaultSettings>
    <SourceLocation DefaultValue="${at('pane.html')}"/>
  </DefaultSettings>
  <Permissions>ReadWriteDocument</Permissions>
  <VersionOverrides
    xmlns="http://schemas.microsoft.com/office/taskpaneappversionoverrides"
    xsi:type="VersionOverridesV1_0">
    <Hosts>
      <Host xsi:type="Workbook">
        <Runtimes>
          <Runtime resid="Pane.Url" lifetime="long"/>
        </Runtimes>
        <AllFormFactors>
          <ExtensionPoint xsi:type="CustomFunctions">
            <Script>
              <SourceLocation resid="Functions.Script.Url"/>
            </Script>
            <Page>
              <SourceLocation resid="Pane.Url"/>
            </Page>
            <Metadata>
              <SourceLocation resid="Functions.Metadata.Url"/>
            </Metadata>
            <Namespace resid="Functions.Namespace"/>
          </ExtensionPoint>
        </AllFormFactors>
        <DesktopFormFactor>
          <FunctionFile resid="Pane.Url"/>
          <ExtensionPoint xsi:type="PrimaryCommandSurface">
            <OfficeTab id="TabHome">
              <Group id="Investing.Group">
                <Label resid="Label"/>
                <Icon>
                  <bt:Image size="16" resid="Icon.16"/>
                  <bt:Image size="32" resid="Icon.32"/>
                  <bt:Image size="80" resid="Icon.80"/>
                </Icon>
                <Control xsi:type="Button" id="Investing.Open">
                  <Label resid="Label"/>
                  <Supertip>
                    <Title resid="Label"/>
                    <Description resid="Tip"/>
                  </Supertip>
                  <Icon>
                    <bt:Image size="16" resid="Icon.16"/>
                    <bt:Image size="32" resid="Icon.32"/>
                    <bt:Image size="80" resid="Icon.80"/>
                  </Icon>
                  <Action xsi:type="ShowTaskpane">
                    <TaskpaneId>Investing.Pane</TaskpaneId>
                    <SourceLocation resid="Pane.Url"/>
                  </Action>
                </Control>
              </Group>
            </OfficeTab>
          </ExtensionPoint>
        </DesktopFormFactor>
      </Host>
    </Hosts>
    <Resources>
      <bt:Images>
        <bt:Image id="Icon.16" DefaultValue="${at('icon-16.png')}"/>
        <bt:Image id="Icon.32" DefaultValue="${at('icon-32.png')}"/>
        <bt:Image id="Icon.80" DefaultValue="${at('icon-80.png')}"/>
      </bt:Images>
      <bt:Urls>
        <bt:Url id="Functions.Script.Url" DefaultValue="${at('functions.js')}"/>
        <bt:Url id="Functions.Metadata.Url" DefaultValue="${at('functions.json')}"/>
        <bt:Url id="Pane.Url" DefaultValue="${at('pane.html')}"/>
      </bt:Urls>
      <bt:ShortStrings>
        <bt:String id="Functions.Namespace" DefaultValue="${NAMESPACE}"/>
        <bt:String id="Label" DefaultValue="Investing"/>
      </bt:ShortStrings>
      <bt:LongStrings>
        <bt:String id="Tip" DefaultValue="Connects this workbook with ${baseUrl}."/>
      </bt:LongStrings>
    </Resources>
  </VersionOverrides>
</OfficeApp>
`;
}

/** The same id for the same server at all times, so that an upgrade replaces the add-in. */
function idOf(baseUrl: string): string {
  const hash = createHash('sha256').update(`investing-platform excel ${baseUrl}`).digest('hex');
  const parts = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ];
  return parts.join('-');
}
