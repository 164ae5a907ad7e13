import json, sys
sys.path.insert(0,'/work/studio/extra')
from midi import parse
M='/tmp/mut/out-%s.midi'
VEL=[(45,.18),(54,.24),(62,.3),(70,.4),(79,.5),(86,.6),(95,.7),(102,.78),(110,.86),(127,1)]
def lev(v):
    if v<=VEL[0][0]: return VEL[0][1]
    for (a,x),(b,y) in zip(VEL,VEL[1:]):
        if v<=b: return x+(y-x)*(v-a)/(b-a)
    return 1
def E(name, work, midi, lo, hi, tempo, room, parts, breath=0.018, pedal=None, tie=0, vowels=None):
    tr,te,si=parse(M%midi); out=[]
    for spec in parts:
        i,inst,players,place,bal=spec[:5]; o=spec[5] if len(spec)>5 else {}
        notes=[n for n in tr[i][1] if lo-1e-6<=n[0]<hi-1e-6 and o.get('from',lo)-1e-6<=n[0]<o.get('to',hi)-1e-6]
        groups={}
        for b,l,p,v in notes:
            e=min(b+l,hi)
            if pedal or o.get('pedal'):
                q=o.get('pedal') or pedal; e=max(e,min(hi,(int((b+1e-6)/q)+1)*q))
            e=max(e,b+0.04); groups.setdefault((round(b,4),round(e-b,4)),[]).append((p,v))
        res=[]
        for (b,l),ps in sorted(groups.items()):
            ps.sort(); pitches=sorted(set(p+o.get('shift',0) for p,_ in ps)); v=max(x for _,x in ps)
            if inst not in('piano','harpsichord','organManual','organPedal') and len(pitches)>1 and o.get('top'):
                pitches=[pitches[-1]]
            d=dict(beat=b-lo,beats=l,pitches=pitches,isStaccato=False,isAccented=False)
            if o.get('vel'): d['level']=min(1,max(.05,lev(v)+o.get('gain',0)))
            res.append(d)
        if not res: print(name,'empty part',i,inst); continue
        p=dict(instrument=inst,place=place,dynamics=o.get('dyn',[[0,'mf']]),notes=res,players=players,balance=bal)
        if o.get('art'): p['articulation']=o['art']
        if o.get('vowels'): p['vowels']=o['vowels']
        out.append(p)
    return dict(name=name,work=work,beats=hi-lo,tempo=tempo,room=room,breath=breath,parts=out)
X=[]
dp=lambda *a:dict(dyn=[list(x) for x in a])
# --- piano
d=dp((0,'p'),(5,'mp'),(9,'p'),(14,'mp'),(17,'p'),(21,'p'),(22,'mf'),(24,'mp'),(28,'p'),(32,'pp'))
X.append(E('schumann-traumerei','schumann:kinder','kinder7',0,33,[[0,58],[1,62],[5,72],[8,68],[12,72],[16,56],[17,62],[21,74],[24,66],[28,70],[31,56],[33,44]],'linden',
 [(0,'piano',1,.15,1.15,d),(1,'piano',1,-.15,.8,d)],breath=.035,pedal=None))
d=dp((0,'pp'),(9,'p'),(14,'p'),(18,'pp'),(31.5,'pp'))
X.append(E('debussy-clair-de-lune','debussy:bergamasque','clair',0,31.5,[[0,64],[4,70],[13,72],[18,66],[22,72],[29,68],[31.5,54]],'linden',
 [(0,'piano',1,.15,1.15,d),(1,'piano',1,-.15,.8,d)],breath=.04,pedal=1.5))
d=dp((0,'mp'),(5,'p'),(13,'p'),(25,'pp'))
d2=dp((0,'pp'),(25,'pp'))
X.append(E('chopin-prelude-4','chopin:preludes','prel4',0,25,[[0,54],[1,60],[9,62],[17,60],[22,56],[25,48]],'linden',
 [(0,'piano',1,.2,1.5,dp((0,'mp'),(25,'mp'))),(1,'piano',1,-.15,.62,{**d2,'art':1.15})],breath=.04))
# --- chamber
X.append(E('mozart-hunt','mozart:hunt','hunt',0,57.5,[[0,134],[3,140],[50,140],[57.5,128]],'linden',
 [(0,'violin',1,-.6,1.2,{'vel':1,'gain':-.1}),(1,'violin',1,-.25,.85,{'vel':1,'gain':-.12}),(2,'viola',1,.25,.9,{'vel':1,'gain':-.02}),(3,'cello',1,.6,.95,{'vel':1,'gain':-.02})],breath=.015))
X.append(E('dvorak-american','dvorak:american','american',0,48.5,[[0,100],[8,108],[44,110],[48.5,98]],'linden',
 [(0,'violin',1,-.6,1.1,{'vel':1}),(1,'violin',1,-.25,.8,{'vel':1}),(2,'viola',1,.25,1.25,{'vel':1,'gain':.04}),(3,'cello',1,.6,.9,{'vel':1})],breath=.02))
q=dict(dyn=[[0,'pp'],[12,'p'],[18,'pp'],[24,'pp']])
X.append(E('mozart-clarinet-quintet','mozart:clquintet','clquintet-1',0,24,[[0,52],[6,56],[14,57],[22,52],[24,44]],'linden',
 [(0,'clarinet',1,0,1.5,dict(dyn=[[0,'p'],[6,'mp'],[8,'p'],[13,'mp'],[16,'mp'],[20,'p'],[24,'p']])),(1,'violin',1,-.6,.6,q),(2,'violin',1,-.3,.55,q),(3,'viola',1,.3,.6,q),(4,'cello',1,.6,.75,q)],breath=.02))
c=dict(dyn=[[0,'p'],[8,'mp'],[20,'p'],[24,'pp'],[48,'mp']])
p=dict(dyn=[[0,'p'],[26,'p'],[40,'mp'],[48,'mf']])
X.append(E('beethoven-cello-sonata-3','beethoven:cello3','cello3',0,60,[[0,126],[8,140],[18,136],[20,140],[46,138],[60,124]],'linden',
 [(0,'cello',1,-.1,1.25,c),(1,'piano',1,.2,1,p),(2,'piano',1,.1,.8,p)],breath=.022))
# --- song, with a cello for the voice
p=dict(dyn=[[0,'pp'],[5,'p'],[12,'pp'],[28,'p']])
X.append(E('schubert-einsamkeit','schubert:winterreise','einsamkeit',0,25,[[0,56],[11,58],[23,56],[25,46]],'linden',
 [(0,'cello',1,-.1,1.35,dict(dyn=[[0,'p'],[14,'mp'],[16,'p'],[22,'mp'],[25,'p']],shift=-12)),(1,'piano',1,.2,.8,p),(2,'piano',1,.1,.75,p)],breath=.025))
# --- orchestra
st=lambda b,**k:{'dyn':b,**k}
F=[[0,'f'],[9.9,'f'],[10.1,'mp'],[34,'mp'],[38,'mf'],[41.5,'f'],[46,'f'],[51.9,'f'],[52.1,'mp'],[76,'mp'],[80,'mf'],[84,'f'],[90,'f']]
w=st(F)
X.append(E('beethoven-symphony-5','beethoven:s5','s5',0,88,[[0,190],[1.9,190],[2,100],[3.9,100],[4,190],[5.9,190],[6,135],[9.9,135],[10,196],[39.9,204],[40,140],[41.9,140],[42,200],[46,190],[48,120],[51.9,130],[52,200],[84,206],[88,190]],'main',
 [(0,'flute',1,-.1,.6,w),(1,'oboe',1,.05,.5,w),(2,'clarinet',2,-.1,.7,w),(3,'bassoon',1,.1,.6,w),(4,'horn',2,-.4,.55,w),(5,'trumpet',1,.3,.35,w),(6,'timpani',1,.35,.7,w),
  (7,'violin',5,-.6,1.1,w),(8,'violin',5,-.25,1,w),(9,'viola',4,.2,1,w),(11,'cello',4,.5,1,w),(10,'doubleBass',3,.7,.9,w)],breath=.008))
A=[[0,'mp'],[4,'mp'],[19.5,'mp'],[20.5,'p'],[36,'p']]
w=st([[0,'mf'],[1,'mf'],[3.9,'pp']])
X.append(E('beethoven-symphony-7','beethoven:s7','s7',0,36,[[0,66],[4,74],[20,76],[34,74],[36,62]],'main',
 [(1,'oboe',2,0,.7,{**w,'to':4}),(2,'clarinet',2,-.15,.8,{**w,'to':4}),(3,'bassoon',2,.15,.8,{**w,'to':4}),(4,'horn',2,-.45,.6,{**w,'to':4}),
  (9,'viola',4,.2,1.1,{'dyn':A,'from':3}),(10,'cello',4,.45,1,{'dyn':A,'from':3}),(11,'doubleBass',3,.7,.9,{'dyn':A,'from':3,'shift':-12})],breath=.012))
B=[[0,'pp'],[8,'p'],[12,'p'],[16,'pp'],[24,'p']]
X.append(E('beethoven-violin-concerto','beethoven:vc','vc2',0,20,[[0,44],[4,48],[16,48],[20,42]],'main',
 [(4,'violin',6,-.6,1.15,st(B)),(5,'violin',5,-.25,.9,st(B)),(6,'viola',4,.2,.9,st(B)),(7,'cello',4,.5,.9,st(B)),(8,'doubleBass',2,.7,.7,st(B,shift=-12))],breath=.02))
G=[[0,'mf'],[4.5,'mf'],[5.9,'p'],[6,'f'],[17,'mf'],[18,'mp'],[26,'mp'],[42,'mf']]
w=st([[0,'mf'],[4.5,'mf'],[5.9,'p'],[6,'mf'],[18,'mp'],[26,'mf'],[42,'mf']])
X.append(E('beethoven-egmont','beethoven:egmont','egmont',0,42,[[0,92],[4,84],[6,92],[36,96],[42,82]],'main',
 [(0,'flute',1,-.1,.35,{**w,'shift':-12}),(1,'flute',1,-.1,.4,w),(2,'oboe',1,.05,.5,w),(3,'clarinet',2,-.1,.6,w),(4,'bassoon',2,.15,.7,w),(5,'horn',2,-.45,.5,w),(6,'horn',2,-.35,.5,w),(7,'trumpet',1,.3,.25,w),(8,'timpani',1,.35,.5,w),
  (9,'violin',5,-.6,1.15,st(G)),(10,'violin',5,-.25,1,st(G)),(11,'viola',4,.2,1,st(G)),(12,'cello',4,.5,1,st(G)),(13,'doubleBass',3,.7,.9,st(G,shift=-12))],breath=.015))
b=dict(dyn=[[0,'p'],[4,'mp'],[8,'p'],[12,'mp'],[16,'p']])
X.append(E('bach-air','bach:suite3','air',0,15,[[0,31],[4,34],[14,34],[15,28]],'main',
 [(0,'violin',4,-.5,1.25,b),(1,'violin',4,-.2,.75,b),(2,'viola',3,.25,.8,b),(3,'cello',3,.5,.9,{**b,'art':.9}),(3,'doubleBass',1,.65,.5,{**b,'shift':-12,'art':.85})],breath=.02))
b=dict(dyn=[[0,'f'],[16,'mf'],[20,'f'],[32,'mf'],[40,'f']],art=.8)
s=dict(dyn=[[0,'f'],[40,'f']],art=.8)
X.append(E('bach-brandenburg-2','bach:brandenburg','brand2',0,40.5,[[0,94],[38,96],[40.5,84]],'linden',
 [(0,'trumpet',1,.3,.5,{**s,'shift':12}),(1,'flute',1,-.1,1,s),(2,'oboe',1,.1,.75,s),(3,'violin',1,-.35,1,s),(4,'violin',2,-.65,.7,b),(5,'violin',2,-.45,.65,b),(6,'viola',2,.2,.7,b),(7,'doubleBass',1,.7,.45,{**b,'shift':-12}),(8,'cello',2,.5,.85,b),(8,'harpsichord',1,.1,.3,b)],breath=.01))
if __name__=='__main__':
    import os
    extra='/work/studio/extra/more.py'
    if os.path.exists(extra): exec(open(extra).read())
    json.dump(X,open('/work/studio/extra/extra.json','w'))
    for x in X: print(x['name'],x['beats'],sum(len(p['notes'])*p['players'] for p in x['parts']))
