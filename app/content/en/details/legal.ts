import type { Content } from "../../schema.ts";

export const legal: Content["details"]["legal"] = {
  compliance: {
    meta: {
      title: "Privacy, terms and consent for your product",
      description:
        "We map what your product does with data, draft the wording with your lawyer, who says which rules apply, and build the screens that ask for consent.",
    },
    title: "Compliance",
    subtitle: "Terms and a privacy policy that match what your product does.",
    description:
      "A privacy policy copied from another site describes another product. We map the data yours collects, draft the policy and terms from the map with your lawyer, and build the screens that ask people to agree. You end up with the approved wording and a dated record of each yes.",
    outOfScope:
      "We’re not a law firm. In Argentina or abroad, you bring a lawyer, who says which rules apply and whether you meet them.",
    featuresLine: "You can show what data you ask for, why, and who agreed.",
    features: [
      "Map of the data you ask for",
      "Reason for each piece of data",
      "Privacy policy in plain words",
      "Terms that people can read",
      "Consent stored with its date",
      "Tracking cookies only with consent",
      "Buttons to cancel an order or a plan",
      "How you answer data requests",
      "Outside services that receive data",
      "Plan for a data breach",
    ],
    processLine: "We map the data you collect, and your lawyer judges it.",
    process: [
      {
        title: "Trace your product’s data",
        description: "We use your product the way its users do, and draw you a map of the data it collects.",
      },
      {
        title: "Take the facts to your lawyer",
        description:
          "Your lawyer gets facts by topic: Argentina’s data law (Ley 25.326, regulator AAIP), database registration, cookies, minors, data sent abroad and consumer law (Ley 24.240).",
      },
      {
        title: "Draft the terms with your lawyer",
        description:
          "We propose wording that people understand. Your lawyer corrects and approves it, and you keep the final versions.",
      },
      {
        title: "Add the wording to your screens",
        description:
          "You see the notices and records work, and try the buttons to cancel a purchase (botón de arrepentimiento) or end a service (botón de baja).",
      },
      {
        title: "List what needs a legal review",
        description:
          "You keep a list of changes that are worth a call to your lawyer, like a new field, country or vendor.",
      },
    ],
    closing: "Show us your product and the data it asks for.",
    quoteSays:
      "You get a quote with two lists, one of what we’d map, draft and build, and one of what only your lawyer can do.",
  },
  ip: {
    meta: {
      title: "Paperwork for your code, your design and your brand",
      description:
        "An inventory of who made each part of your product and what proves it, so your lawyer can start with the gaps and advise you.",
    },
    title: "Intellectual property",
    subtitle: "The paperwork for your code and brand, before investors ask.",
    description:
      "A friend wrote the code, the logo was bought online and a former partner holds the domain. We trace who made each piece and what, if anything, proves it. What we make is assigned to you in writing. When an investor asks, one folder shows what’s signed and what’s missing.",
    outOfScope:
      "Your lawyer advises you and drafts the assignments that give you the rights to others’ work. You or your agent files the trademark with INPI, the Argentine registry. Contracts are in {legal/business}.",
    featuresLine: "Each part of your product, who made it and what proves it.",
    features: [
      "Inventory of code and design",
      "Author of each piece",
      "Assignments each freelancer still owes",
      "Our own work, assigned in writing",
      "Open-source licenses, listed",
      "Fonts and photos with a license",
      "First trademark search at INPI",
      "Logo file for your trademark filing",
      "Domains in your own accounts",
      "Facts your lawyer needs for an NDA",
    ],
    processLine: "One folder shows an investor or acquirer who made what.",
    process: [
      {
        title: "Inventory code and accounts",
        description:
          "With you, we go through repositories, files, email and store accounts. The inventory you get says who holds each password.",
      },
      {
        title: "Find the authors",
        description:
          "Each piece gets its author’s name and the document that shows it, or a note that none exists yet.",
      },
      {
        title: "Rank the missing documents",
        description:
          "You and your lawyer start with the gap that could do the most damage. Questions on the name go to a trademark agent.",
      },
      {
        title: "Gather the signatures",
        description:
          "Your lawyer drafts, and we find the people and attach what each one made. You know whose signature is still missing.",
      },
      {
        title: "Hand over the folder",
        description:
          "You get one folder, with the gaps marked, that an investor can read without calling anyone.",
      },
    ],
    closing: "Which part of your product could someone else claim?",
    quoteSays:
      "Start there. Our quote lists the repositories, files and accounts we’d need to open to see who made it.",
  },
  business: {
    meta: {
      title: "Company paperwork your product needs to launch",
      description:
        "Which documents you’ll be asked for and when, put in order for your lawyer and your accountant. You decide with them, and they file.",
    },
    title: "Company paperwork",
    subtitle: "Start the slow paperwork before it holds up your launch.",
    description:
      "Customers, payment gateways and app stores all ask for documents, and one document often holds up the next. For a product in Argentina, we list them in order, so the slow ones start now. You keep a calendar of due dates, a folder of documents and a list of accounts to move to the company.",
    outOfScope:
      "We don’t give legal or tax advice. Your lawyer and accountant do that and file the papers, and you choose the company type with them. For your code and brand, see {legal/ip}.",
    featuresLine: "Papers that payment firms, app stores and customers ask for.",
    features: [
      "Map of payments in and out",
      "Notes for a founders’ agreement",
      "Questions on company type (SAS or SRL)",
      "Tax ID (CUIT), with your accountant",
      "DUNS number for the app stores",
      "What your payment gateway requires",
      "Who signs each contract",
      "Contract deadlines you can meet",
      "List of accounts and who holds them",
      "Due dates on a calendar",
    ],
    processLine: "You know which document to request today, and which next.",
    process: [
      {
        title: "Explain your business",
        description:
          "You tell us who pays, from where and for what. We write it up as a page your lawyer and accountant can use.",
      },
      {
        title: "Find which document goes first",
        description:
          "An app store may ask for a DUNS number (a company ID) first, and a gateway for a bank account. You see which one holds up the others.",
      },
      {
        title: "Meet your lawyer and accountant",
        description: "You decide with both of them at one table, and leave with the decisions in writing.",
      },
      {
        title: "Schedule the paperwork",
        description:
          "Each document gets a date on your launch schedule, so you see what’s due when. Government offices, like the tax agency (ARCA), go first.",
      },
      {
        title: "Move accounts to the company",
        description:
          "If your advisers agree, the domain, server, payment and store accounts move to the company. A list shows who holds each one.",
      },
    ],
    closing: "Tell us which document you were asked for and don’t have.",
    quoteSays:
      "Often it’s waiting on another one. We’d trace which, and the quote says which of your advisers we’d need in the room.",
  },
};
