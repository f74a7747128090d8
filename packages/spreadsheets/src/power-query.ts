/**
 * A query for Excel's Power Query and for Power BI. Whoever has the workbook reads the secret in it,
 * so that it asks for what reads alone.
 */
export function powerQuery(baseUrl: string): string {
  return `// Positions of ${baseUrl} as a table. In Excel: Data, Get Data, From Other Sources, Blank Query,
// Advanced Editor; paste this, fill in id and secret, and choose Anonymous where it asks.
// Whoever opens this workbook can read the secret: use a credential of its own for it.
let
    ClientId = "your client id",
    ClientSecret = "your client secret",
    Base = ${JSON.stringify(baseUrl)},
    Basic = Binary.ToText(
        Text.ToBinary(Uri.EscapeDataString(ClientId) & ":" & Uri.EscapeDataString(ClientSecret)),
        BinaryEncoding.Base64
    ),
    Token = Json.Document(Web.Contents(Base, [
        RelativePath = "oauth/token",
        Headers = [
            Authorization = "Basic " & Basic,
            #"Content-Type" = "application/x-www-form-urlencoded"
        ],
        Content = Text.ToBinary("grant_type=client_credentials&scope=portfolio.read%20public")
    ]))[access_token],
    Query = "query { getPositions { symbol name quantity marketValue currency } }",
    Answer = Json.Document(Web.Contents(Base, [
        RelativePath = "graphql",
        Headers = [Authorization = "Bearer " & Token, #"Content-Type" = "application/json"],
        Content = Json.FromValue([query = Query])
    ])),
    Rows = if Record.HasFields(Answer, "errors")
        then error Answer[errors]{0}[message]
        else Answer[data][getPositions],
    Figures = Table.TransformColumnTypes(
        Table.FromRecords(Rows, {"symbol", "name", "quantity", "marketValue", "currency"}),
        {{"quantity", type number}, {"marketValue", type number}},
        "en-US"
    )
in
    Figures
`;
}
